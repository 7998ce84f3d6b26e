import Drawing
import Foundation

/// Text too long for one line, to be cut with "…".
struct Truncation {
  private let text: StyledText
  private let mode: TextLayout.Truncation
  private let length: Int

  /// - Parameter rest: All text from the start of the line that must hold it.
  init(_ rest: StyledText, mode: TextLayout.Truncation) {
    self.mode = mode
    switch mode {
    case .tail:
      let line = rest.string.prefix { !$0.isNewline }
      text = rest.prefix(characters: line.count)
      length = line.count
    case .head, .middle:
      text = rest.map { run in
        run.string = String(run.string.map { $0.isNewline ? " " : $0 })
      }
      length = text.pieces.reduce(0) { $0 + $1.run.string.count }
    }
  }

  /// The candidate with the most characters for which `fits` is true; "…" alone where none does.
  func longest(where fits: (StyledText) -> Bool) -> StyledText {
    var (fitting, tooLong) = (0, length + 1)
    while tooLong - fitting > 1 {
      let middle = (fitting + tooLong) / 2
      if fits(keeping(middle)) { fitting = middle } else { tooLong = middle }
    }
    return keeping(fitting)
  }

  private func keeping(_ count: Int) -> StyledText {
    switch mode {
    case .tail:
      let kept = text.prefix(characters: count)
      return trimmed(kept) + dots(like: kept.pieces.last ?? text.pieces.first)
    case .head:
      let kept = text.suffix(characters: count)
      return dots(like: kept.pieces.first ?? text.pieces.last) + leadingTrimmed(kept)
    case .middle:
      let head = trimmed(text.prefix(characters: (count + 1) / 2))
      return head + dots(like: head.pieces.last ?? text.pieces.first)
        + text.suffix(characters: count / 2)
    }
  }

  private func dots(like piece: StyledText.Piece?) -> StyledText {
    guard var piece else { return StyledText(pieces: []) }
    piece.run.string = "…"
    return StyledText(pieces: [piece])
  }

  /// Without the spaces after the dots.
  private func leadingTrimmed(_ text: StyledText) -> StyledText {
    let string = text.string
    let spaces = string.prefix(while: \.isWhitespace).count
    return spaces == 0 ? text : text.suffix(characters: string.count - spaces)
  }

  /// Without the spaces before the dots.
  private func trimmed(_ text: StyledText) -> StyledText {
    let string = text.string
    let spaces = string.reversed().prefix(while: \.isWhitespace).count
    return spaces == 0 ? text : text.prefix(characters: string.count - spaces)
  }
}
