import Foundation

extension InlineMarkdown {
  /// Gives what stands between two matching rows of marks its emphasis; what is left of the rows
  /// is text.
  mutating func pairMarks(from start: Int) {
    var closer = start
    while closer < pieces.count {
      guard let closing = pieces[closer].marks, closing.canClose, closing.count > 0,
        let opener = opener(for: closing, at: closer, from: start),
        let opening = pieces[opener].marks
      else {
        closer += 1
        continue
      }
      let used =
        closing.character == "~" ? closing.count : min(2, min(opening.count, closing.count))
      for index in opener + 1..<closer {
        pieces[index].run.style.emphasize(closing.character, used)
        // Marks inside that found no partner find none outside.
        pieces[index].marks = nil
      }
      pieces[opener].take(used)
      pieces[closer].take(used)
    }
    for index in pieces.indices[start...] { pieces[index].marks = nil }
  }

  private func opener(for closing: Marks, at closer: Int, from start: Int) -> Int? {
    (start..<closer).last { index in
      guard let marks = pieces[index].marks else { return false }
      return marks.canOpen && marks.count > 0 && marks.pairs(with: closing)
    }
  }

  /// Neighbours that look alike are one run.
  var result: [Text.Run] {
    var result: [Text.Run] = []
    for run in pieces.map(\.run) where !(run.string.isEmpty && run.canGrow) {
      if let last = result.last, last.canGrow, run.canGrow, last.style.looksLike(run.style) {
        result[result.count - 1].string += run.string
      } else {
        result.append(run)
      }
    }
    return result.isEmpty ? [Text.Run(string: "")] : result
  }
}

extension Text.Run {
  /// What is written anew in each locale or at each moment keeps to itself.
  fileprivate var canGrow: Bool { image == nil && date == nil && value == nil }
}

extension Text.RunStyle {
  fileprivate mutating func emphasize(_ mark: Character, _ count: Int) {
    switch (mark, count) {
    case ("~", _): strikethrough = strikethrough ?? .single
    case (_, 1): isItalic = true
    default: isBold = true
    }
  }

  /// Links are in the tint; an address leads nowhere in a clip.
  mutating func becomeLink() {
    color = nil
    foreground = AnyShapeStyle(.tint)
  }

  /// Equal, and neither has a style that cannot be compared.
  fileprivate func looksLike(_ other: Text.RunStyle) -> Bool {
    self == other && foreground == nil && other.foreground == nil
  }
}
