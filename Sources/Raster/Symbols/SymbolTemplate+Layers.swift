extension SymbolTemplate {
  typealias Piece = (drawing: SVGElement, svg: String)

  /// Each drawing in its place; what erases is left out, and missing in what is behind it.
  func pieces(
    of drawings: [SVGElement], _ placed: ([SVGElement]) -> String
  ) -> [Piece] {
    var pieces: [Piece] = []
    var erased = 0
    for drawing in drawings {
      if style.erases(drawing) {
        erased += 1
        if erased > Self.mostErasers { continue }
        let hidden = placed([drawing])
        pieces = pieces.map { ($0.drawing, SymbolArtwork.masked($0.svg, hiding: hidden)) }
      } else {
        pieces.append((drawing, placed([drawing])))
      }
    }
    return pieces
  }

  /// Each is drawn once for everything behind it.
  private static let mostErasers = 8

  /// Adds the colours that drawings have of their own, where they have some.
  func color(_ artwork: inout SymbolArtwork, _ pieces: [Piece]) {
    let names = pieces.map { style.color(of: $0.drawing) ?? Self.foreground }
    var all: [String] = []
    for name in names where !all.contains(name) { all.append(name) }
    guard !pieces.isEmpty, all != [Self.foreground] else { return }
    artwork.colors = all
    artwork.colored = zip(pieces, names).map {
      SymbolArtwork.Layer(svg: $0.svg, level: all.firstIndex(of: $1) ?? 0)
    }
    // Each moves by itself in its own colour.
    if artwork.parts.count == 1 {
      artwork.parts = artwork.colored.map { SymbolArtwork.Layer(svg: $0.svg, level: 0) }
    }
  }

  /// Whatever is drawn around the symbol.
  private static let foreground = "tintColor"
}

extension SVGElement {
  /// Which colour of several it has, as SF Symbols writes it: `class="hierarchical-1:secondary"`.
  var symbolLevel: Int {
    let words = (attributes["class"] ?? "").split(separator: " ")
    guard let word = words.first(where: { $0.hasPrefix("hierarchical-") }) else { return 0 }
    return word.hasSuffix(":tertiary") ? 2 : word.hasSuffix(":secondary") ? 1 : 0
  }
}
