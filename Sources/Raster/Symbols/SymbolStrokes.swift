import Foundation

/// What our own drawings are made of: lines, solids and what is left out of them.
///
/// In the coordinates of ``OwnSymbols``; `{line}` stands for the weight's line width.
protocol SymbolStrokes {}

extension SymbolStrokes {
  static func line(_ path: String) -> String {
    #"<path d="\#(path)" fill="none" stroke="black" stroke-width="{line}" "#
      + #"stroke-linecap="round" stroke-linejoin="round"/>"#
  }

  static func solid(_ path: String) -> String {
    #"<path d="\#(path)"/>"# + line(path)
  }

  /// A solid with a line left out.
  static func cut(_ svg: String, _ path: String) -> String {
    cutOut(svg, line(path))
  }

  static func cutOut(_ svg: String, _ hidden: String) -> String {
    SymbolArtwork.masked(svg, hiding: hidden)
  }

  /// - Parameters:
  ///   - first: Counted clockwise from the lowest.
  static func dots(
    radius: Double, count: Int, from first: Int = 0, through last: Int? = nil
  ) -> String {
    (first...(last ?? count - 1)).map { dot in
      let angle = Double(dot) / Double(count) * 2 * .pi
      return
        #"<circle cx="\#(8 - radius * sin(angle))" cy="\#(8 + radius * cos(angle))" r="0.75"/>"#
    }.joined()
  }

  /// The other half of a path that ends in the middle; for paths of absolute coordinates.
  static func mirrored(_ path: String) -> String {
    var isX = true
    return path.replacing(#/-?[0-9.]+/#) { match in
      defer { isX.toggle() }
      return isX
        ? "\(((16 - (Double(match.output) ?? 0)) * 100).rounded() / 100)" : "\(match.output)"
    }
  }

  static var ball: String { "M8 0.8A7.2 7.2 0 1 1 7.99 0.8Z" }
  static var cardEdge: String {
    "M1 2.8H15Q16.8 2.8 16.8 4.6V11.4Q16.8 13.2 15 13.2H1Q-0.8 13.2 -0.8 11.4V4.6Q-0.8 2.8 1 2.8Z"
  }
}
