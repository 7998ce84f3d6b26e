import Drawing
import Geometry
@_spi(Engine) import ViewEngine

/// Keeps the runs of one text to what can be laid out in no time: more characters than any screen holds,
/// and fonts larger than any screen, are not drawn.
@MainActor
struct TextReach {
  private let graph: ViewGraph
  private var charactersLeft = Self.longest

  /// Characters of a text: four phones' screens of the smallest style.
  static let longest = 10_000
  /// Points of a font.
  static let largestFont = 5000.0

  init(_ graph: ViewGraph) {
    self.graph = graph
  }

  /// The run, or what can be shown of it.
  mutating func kept(_ run: TextRun) -> TextRun {
    var kept = run
    kept.string = cut(run.string)
    kept.kerning = graph.reachable(run.kerning, "kerning")
    kept.baselineOffset = graph.reachable(run.baselineOffset, "baselineOffset")
    if !(abs(run.font.size) <= Self.largestFont) {
      kept.font.size = run.font.size.isNaN ? Font.TextStyle.body.size : Self.largestFont
      graph.warn(
        "A font of \(run.font.size) points was taken for one of \(kept.font.size) points; "
          + "use up to \(Int(Self.largestFont)).")
    }
    return kept
  }

  private mutating func cut(_ string: String) -> String {
    guard
      let end = string.index(
        string.startIndex, offsetBy: charactersLeft, limitedBy: string.endIndex),
      end < string.endIndex
    else {
      charactersLeft -= string.count
      return string
    }
    charactersLeft = 0
    graph.warn(
      "A text is longer than \(Self.longest) characters; what comes after them is not shown. "
        + "Split it into several texts.")
    return String(string[..<end])
  }
}
