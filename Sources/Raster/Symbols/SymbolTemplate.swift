import Drawing
import Foundation

/// A symbol of a package's own, in artwork coordinates.
///
/// Its file is one that Apple's SF Symbols writes, a page with a drawing for each of nine weights and three scales in groups called
/// `Regular-M`, of which there may be few, among notes and lines; or any other picture.
struct SymbolTemplate {
  struct Variant {
    /// As a font has it.
    var weight: Double
    var scale: SymbolLeaf.Scale
    var artwork: SymbolArtwork
    /// What the symbol takes of artwork coordinates; nil where that goes by what the drawing touches.
    var sides: ClosedRange<Double>?
    var rows: ClosedRange<Double>?

    /// What it takes in place of what it touches.
    func bounds(around ink: CGRect) -> CGRect {
      var bounds = ink
      if let sides {
        bounds.origin.x = sides.lowerBound
        bounds.size.width = sides.upperBound - sides.lowerBound
      }
      if let rows {
        bounds.origin.y = rows.lowerBound
        bounds.size.height = rows.upperBound - rows.lowerBound
      }
      return bounds
    }
  }

  private let variants: [Variant]

  /// - Throws: What is wrong with the file.
  init(_ data: Data) throws(SVGProblem) {
    let root = try SVGReader.read(data)
    guard root.name == "svg" else { throw .noPicture(root: root.name) }
    let guides = TemplateGuides(root)
    let groups = TemplateGroup.all(in: root)
    // Each takes with it what stands around it, and a stranger may write many.
    var named: [Variant] = []
    for group in groups where named.count < Self.weights.count * Self.scales.count {
      if let variant = Self.variant(group.id, group, guides) { named.append(variant) }
    }
    // Where all stands in the group around them, it is the one that every symbol has.
    if named.isEmpty, let whole = groups.first(where: { $0.id == "Symbols" }),
      let variant = Self.variant("Regular-M", whole, guides)
    {
      named.append(variant)
    }
    variants = named.isEmpty ? [try Self.plain(root)] : named
  }

  /// The one that is nearest to a weight, rather of the usual scale than of another.
  func variant(weight: Double) -> Variant {
    func distance(_ variant: Variant) -> (Double, Int, Double) {
      let scales: [SymbolLeaf.Scale] = [.medium, .small, .large]
      return (
        abs(variant.weight - weight), scales.firstIndex(of: variant.scale) ?? 0, variant.weight
      )
    }
    return variants.min { distance($0) < distance($1) } ?? variants[0]
  }

  // MARK: Of a template

  private static let weights: [Substring: Double] = [
    "Ultralight": 100, "Thin": 200, "Light": 300, "Regular": 400, "Medium": 500, "Semibold": 600,
    "Bold": 700, "Heavy": 800, "Black": 900,
  ]
  private static let scales: [Substring: SymbolLeaf.Scale] = [
    "S": .small, "M": .medium, "L": .large,
  ]

  /// More than any symbol has.
  private static let mostLayers = 64

  /// Nil of a group that is none, is empty, or of which nothing says where it stands.
  private static func variant(
    _ name: String, _ group: TemplateGroup, _ guides: TemplateGuides
  ) -> Variant? {
    // Other programs number names that they have met before: `Regular-M_1_`.
    guard let match = name.wholeMatch(of: #/([A-Za-z]+)-([SML])(?:_\d+_)?/#),
      let weight = weights[match.output.1], let scale = scales[match.output.2],
      !group.children.isEmpty
    else { return nil }
    let own = group.origin
    guard
      let capitals = guides.capitals(String(match.output.2))
        ?? own.map({ TemplateGuides.capitals(at: $0.y) })
    else { return nil }
    let sides = guides.sides("\(match.output.1)-\(match.output.2)")
    guard let left = sides?.lowerBound ?? own.map({ Double($0.x) }) else { return nil }

    // 16 units are the font's size, and the middle of the capitals is at 8.
    let unit = 16 * SystemFontMetrics.capHeight / capitals.height / scale.factor
    let width = sides.map { ($0.upperBound - $0.lowerBound) * unit }
    let middle = CGPoint(x: left, y: capitals.baseline - capitals.height / 2)
    let start = 8 - (width ?? 16) / 2
    func placed(_ children: [SVGElement]) -> String {
      SymbolArtwork.placed(
        group.svg(of: children), scale: unit, around: middle, at: CGPoint(x: start, y: 8))
    }
    let levels = group.children.map(\.symbolLevel)
    let isLayered = Set(levels).count > 1 && levels.count <= mostLayers
    let layers = zip(group.children, isLayered ? levels : []).map {
      SymbolArtwork.Layer(svg: placed([$0]), level: $1)
    }
    return Variant(
      weight: weight, scale: scale,
      artwork: SymbolArtwork(
        placed(group.children), layers: isLayered ? layers : nil),
      sides: width.map { start...(start + $0) })
  }

  // MARK: Of any picture

  /// Its page, as large as a circle of the system's with the space around it.
  private static func plain(_ root: SVGElement) throws(SVGProblem) -> Variant {
    var page = root.numbers("viewBox")
    if page.count != 4 { page = [0, 0, root.number("width") ?? 0, root.number("height") ?? 0] }
    guard min(page[2], page[3]) > 0.001 else { throw .noSize }
    let unit = (16 + 2 * SymbolBook.margin) / max(page[2], page[3])
    var drawing = root
    drawing.name = "g"
    drawing.children.removeAll { ["Notes", "Guides"].contains($0.attributes["id"]) }
    let middle = CGPoint(x: page[0] + page[2] / 2, y: page[1] + page[3] / 2)
    let (width, height) = (page[2] * unit, page[3] * unit)
    return Variant(
      weight: 400, scale: .medium,
      artwork: SymbolArtwork(SymbolArtwork.placed(drawing.svg, scale: unit, around: middle)),
      sides: (8 - width / 2)...(8 + width / 2), rows: (8 - height / 2)...(8 + height / 2))
  }
}

extension SVGElement {
  /// Which colour of several it has, as SF Symbols writes it: `class="hierarchical-1:secondary"`.
  fileprivate var symbolLevel: Int {
    let words = (attributes["class"] ?? "").split(separator: " ")
    guard let word = words.first(where: { $0.hasPrefix("hierarchical-") }) else { return 0 }
    return word.hasSuffix(":tertiary") ? 2 : word.hasSuffix(":secondary") ? 1 : 0
  }
}
