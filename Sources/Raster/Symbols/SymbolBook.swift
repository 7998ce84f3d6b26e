import Drawing
import Foundation
import Wording

/// Symbols by SF's names: their artwork, size and place beside text.
///
/// Owns the documents it has read. One thread at a time.
final class SymbolBook {
  private let finder: SymbolFinder
  private let icons: IconSets
  private var artworks: [ArtworkKey: SymbolArtwork] = [:]
  private var unknown: Set<String> = []
  private var inks: [ArtworkKey: CGRect] = [:]
  private var documents: [String: SVGPicture] = [:]
  /// Of packages' own symbols, by their files; nil of one that cannot be read.
  private var templates: [String: SymbolTemplate?] = [:]
  private(set) var problems: [SymbolProblem]

  private struct ArtworkKey: Hashable {
    var name: String
    var weight: Double
  }

  /// - Parameter letters: Characters' outlines as SVG elements, in artwork units.
  init(icons: IconSets = IconSets(), letters: @escaping (String) -> String?) {
    self.icons = icons
    finder = SymbolFinder(icons: icons, ink: { Self.ink(of: $0.svg) ?? .zero }, letters: letters)
    problems = icons.absences
  }

  /// The artwork in a weight; for an unknown name a placeholder, with a problem that says so.
  func artwork(named name: String, weight: Double = 400) -> SymbolArtwork {
    // No name is no picture, as in SwiftUI, and nothing to warn of.
    if name.isEmpty { return SymbolArtwork("") }
    let key = ArtworkKey(name: name, weight: weight.rounded())
    if let known = artworks[key] { return known }
    let line = SymbolArtwork.lineWidth(weight: key.weight)
    let file = SymbolLeaf.file(named: name)
    let found =
      file.map { template(at: $0)?.variant(weight: key.weight).artwork }
      ?? finder.artwork(named: name, line: line) ?? finder.turned(name, line: line)
    problems += icons.takeProblems().filter { !problems.contains($0) }
    if found == nil, unknown.insert(name).inserted, file == nil {
      problems.append(.unknownSymbol(name, nearest: nearestNames(to: name)))
    }
    // An animated weight makes new artwork for every frame.
    if artworks.count >= 512 { artworks.removeAll(keepingCapacity: true) }
    let artwork = found ?? finder.artwork(named: Self.placeholder, line: line) ?? SymbolArtwork("")
    artworks[key] = artwork
    return artwork
  }

  func isKnown(_ name: String) -> Bool {
    _ = artwork(named: name)
    return !unknown.contains(name)
  }

  /// Read once; nil where it cannot be, with a problem that says so.
  private func template(at path: String) -> SymbolTemplate? {
    if let known = templates[path] { return known }
    var template: SymbolTemplate?
    do {
      template = try SymbolTemplate(ImageStore.data(at: path, most: Self.mostBytes))
    } catch {
      problems.append(.unreadableTemplate(path: path, error))
    }
    templates[path] = .some(template)
    return template
  }

  /// Of a symbol's file: SF Symbols writes a tenth of it.
  private static let mostBytes = 4 << 20

  /// A dashed square with a question mark.
  private static let placeholder = "questionmark.square.dashed"

  // MARK: Geometry

  /// Space around the artwork's ink, in artwork units.
  static let margin = 1.3

  /// The artwork with its margin, in artwork coordinates. A package's own may be wider in heavier weights.
  func bounds(of name: String, weight: Double) -> CGRect {
    let file = SymbolLeaf.file(named: name)
    let key = ArtworkKey(name: name, weight: file == nil ? 400 : weight.rounded())
    if let known = inks[key] { return known }
    let svg = artwork(named: name, weight: key.weight).svg
    let ink = Self.ink(of: svg) ?? CGRect(x: 0, y: 0, width: 16, height: 16)
    var bounds = ink.insetBy(dx: -Self.margin, dy: -Self.margin)
    if let own = file.flatMap({ template(at: $0) })?.variant(weight: key.weight) {
      bounds = own.bounds(around: bounds)
    }
    if inks.count >= 4096 { inks.removeAll(keepingCapacity: true) }
    inks[key] = bounds
    return bounds
  }

  func metrics(of name: String, font: FontDescription, scale: SymbolLeaf.Scale) -> SymbolMetrics {
    let bounds = bounds(of: name, weight: font.weight)
    let unit = font.size * scale.factor / 16
    // The artwork's middle is put on the capitals' middle.
    let middle = (8 - bounds.minY) * unit
    var metrics = SymbolMetrics(
      size: CGSize(width: bounds.width * unit, height: bounds.height * unit),
      baseline: middle + SystemFontMetrics.capHeight / 2 * font.size, isKnown: isKnown(name))
    let artwork = artwork(named: name)
    metrics.parts = artwork.parts.count
    metrics.steps = artwork.variable.steps.count
    metrics.colors = artwork.colors
    return metrics
  }

  private static func ink(of svg: String) -> CGRect? {
    let rect = SymbolArtwork.documentRect
    // Many times as large: of a stroke that is thinner than Cairo's tolerance, librsvg takes the origin for the ink,
    // and symbols of regular weight are stroked that thinly.
    let enlargement = 32.0
    do {
      let document = SymbolArtwork.document(svg, size: Int(rect.width * enlargement))
      let ink = try SVGPicture(stretching: document).ink()
      if ink.isEmpty { return nil }
      return CGRect(
        x: rect.minX + ink.minX / enlargement, y: rect.minY + ink.minY / enlargement,
        width: ink.width / enlargement, height: ink.height / enlargement)
    } catch {
      // Damaged artwork counts as a full square; drawing it reports the error.
      return nil
    }
  }

  // MARK: Documents

  func document(_ svg: String) throws(ImageError) -> SVGPicture {
    if let known = documents[svg] { return known }
    let document = try SVGPicture(stretching: SymbolArtwork.document(svg))
    if documents.count >= 256 { documents.removeAll(keepingCapacity: true) }
    documents[svg] = document
    return document
  }

  func note(_ error: ImageError, of name: String) {
    let problem = SymbolProblem.damagedArtwork(name, reason: "\(error)")
    if !problems.contains(problem) { problems.append(problem) }
  }

  // MARK: Names

  /// Names that are listed and look like this one, the most similar first.
  func nearestNames(to name: String) -> [String] {
    let listed = Set(SymbolNames.artwork.keys).union(DrawnSymbols.names)
      .union(SymbolCollages.table.keys)
      .union(VariableSymbols.drawings.keys)
      .union(CommonSymbols.names)
    return NearestWord.several(3, to: name, among: listed)
  }
}

extension SymbolLeaf.Scale {
  /// - Matches: documentation only.
  var factor: Double {
    switch self {
    case .small: 0.78
    case .medium: 1
    case .large: 1.28
    }
  }
}
