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

  /// A drawing of the page, for one weight and scale.
  private struct Master {
    var weight: Double
    var scale: SymbolLeaf.Scale
    var group: TemplateGroup
    /// The baseline and the height of the capitals beside it.
    var capitals: (baseline: Double, height: Double)
    var left: Double
    /// From where to where it counts, where lines say so.
    var sides: ClosedRange<Double>?
  }

  private let masters: [Master]
  let style: TemplateStyle
  /// Of a picture that is no template.
  private let plain: Variant?

  /// - Throws: What is wrong with the file.
  init(_ data: Data) throws(SVGProblem) {
    let root = try SVGReader.read(data)
    guard root.name == "svg" else { throw .noPicture(root: root.name) }
    let guides = TemplateGuides(root)
    let groups = TemplateGroup.all(in: root)
    // Each takes with it what stands around it, and a stranger may write many.
    var named: [Master] = []
    for group in groups where named.count < Self.weights.count * Self.scales.count {
      if let master = Self.master(group.id, group, guides) { named.append(master) }
    }
    // Where all stands in the group around them, it is the one that every symbol has.
    if named.isEmpty, let whole = groups.first(where: { $0.id == "Symbols" }),
      let master = Self.master("Regular-M", whole, guides)
    {
      named.append(master)
    }
    masters = named
    style = TemplateStyle(root)
    plain = named.isEmpty ? try Self.plain(root) : nil
  }

  /// The one of a weight; else what is between its neighbours, where their drawings differ in numbers alone, as those of a
  /// variable template do; else the one that is nearest, rather of the usual scale than of another.
  ///
  /// - Matches: documentation only: how weights between three are spaced is not published, and they are so evenly here.
  func variant(weight: Double) -> Variant {
    func distance(_ master: Master) -> (Double, Int, Double) {
      let scales: [SymbolLeaf.Scale] = [.medium, .small, .large]
      return (abs(master.weight - weight), scales.firstIndex(of: master.scale) ?? 0, master.weight)
    }
    guard let nearest = masters.min(by: { distance($0) < distance($1) }) else {
      return plain ?? Variant(weight: weight, scale: .medium, artwork: SymbolArtwork(""))
    }
    let alike = masters.filter { $0.scale == nearest.scale }
    guard nearest.weight != weight,
      let below = alike.filter({ $0.weight < weight }).max(by: { $0.weight < $1.weight }),
      let above = alike.filter({ $0.weight > weight }).min(by: { $0.weight < $1.weight }),
      let between = Self.between(below, above, weight)
    else { return variant(of: nearest) }
    return variant(of: between)
  }

  private static func between(_ low: Master, _ high: Master, _ weight: Double) -> Master? {
    let share = (weight - low.weight) / (high.weight - low.weight)
    func mixed(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    guard let group = low.group.blended(with: high.group, share),
      (low.sides == nil) == (high.sides == nil)
    else { return nil }
    var master = low
    master.weight = weight
    master.group = group
    master.left = mixed(low.left, high.left)
    if let sides = low.sides, let others = high.sides {
      let left = mixed(sides.lowerBound, others.lowerBound)
      master.sides = left...max(left, mixed(sides.upperBound, others.upperBound))
    }
    return master
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
  private static func master(
    _ name: String, _ group: TemplateGroup, _ guides: TemplateGuides
  ) -> Master? {
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
    return Master(
      weight: weight, scale: scale, group: group, capitals: capitals, left: left, sides: sides)
  }

  private func variant(of master: Master) -> Variant {
    let (group, capitals) = (master.group, master.capitals)
    // 16 units are the font's size, and the middle of the capitals is at 8.
    let unit = 16 * SystemFontMetrics.capHeight / capitals.height / master.scale.factor
    let width = master.sides.map { ($0.upperBound - $0.lowerBound) * unit }
    let middle = CGPoint(x: master.left, y: capitals.baseline - capitals.height / 2)
    let start = 8 - (width ?? 16) / 2
    func placed(_ children: [SVGElement]) -> String {
      SymbolArtwork.placed(
        group.svg(of: children), scale: unit, around: middle, at: CGPoint(x: start, y: 8))
    }
    // Each piece takes with it what stands around the group.
    let isTakenApart = group.children.count <= Self.mostLayers
    let pieces = isTakenApart ? pieces(of: group.children, placed) : []
    let drawings = isTakenApart ? pieces.map(\.drawing) : group.children
    let isErased = drawings.count < group.children.count
    let levels = pieces.map(\.drawing.symbolLevel)
    let isLayered = Set(levels).count > 1
    let layers = zip(pieces, isLayered ? levels : []).map {
      SymbolArtwork.Layer(svg: $0.svg, level: $1)
    }
    var artwork = SymbolArtwork(
      isErased ? pieces.map(\.svg).joined() : placed(drawings), layers: isLayered ? layers : nil)
    let values = Set(pieces.compactMap { style.threshold(of: $0.drawing) }).sorted()
    if !values.isEmpty {
      let groups = ([nil] + values).map { value in
        pieces.filter { style.threshold(of: $0.drawing) == value }
      }
      let steps = groups.map { $0.map(\.svg).joined() }
      artwork.variable = VariableSymbols.Drawing(
        base: steps[0], steps: Array(steps.dropFirst()))
      artwork.parts = zip(groups, steps).compactMap { group, svg in
        group.first.map { SymbolArtwork.Layer(svg: svg, level: $0.drawing.symbolLevel) }
      }
    }
    color(&artwork, pieces)
    return Variant(
      weight: master.weight, scale: master.scale, artwork: artwork,
      sides: width.map { start...(start + $0) })
  }

}

extension SymbolTemplate {
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
