extension InlineMarkdown {
  struct Piece {
    var run: Text.Run
    /// Set while the piece is a row of marks that may yet open or close something.
    var marks: Marks?
  }

  struct Marks {
    var character: Character
    var count: Int
    let originalCount: Int
    let canOpen: Bool
    let canClose: Bool
  }
}

extension InlineMarkdown.Piece {
  mutating func take(_ count: Int) {
    marks?.count -= count
    run.string.removeLast(count)
  }
}

extension InlineMarkdown.Marks {
  init(
    _ character: Character, count: Int, before: Character?, after: Character?
  ) {
    self.character = character
    self.count = count
    originalCount = count
    func isSpace(_ character: Character?) -> Bool { character?.isWhitespace ?? true }
    func isMark(_ character: Character?) -> Bool {
      character.map { $0.isPunctuation || $0.isSymbol } ?? false
    }
    let opens = !isSpace(after) && (!isMark(after) || isSpace(before) || isMark(before))
    let closes = !isSpace(before) && (!isMark(before) || isSpace(after) || isMark(after))
    switch character {
    case "_":
      canOpen = opens && (!closes || isMark(before))
      canClose = closes && (!opens || isMark(after))
    case "~":
      canOpen = opens && count <= 2
      canClose = closes && count <= 2
    default:
      (canOpen, canClose) = (opens, closes)
    }
  }

  func pairs(with closing: InlineMarkdown.Marks) -> Bool {
    guard character == closing.character else { return false }
    if character == "~" { return count == closing.count }
    // Rows that can do both would otherwise pair in surprising places, as in `**a*b**`.
    let isEitherBoth = (canOpen && canClose) || (closing.canOpen && closing.canClose)
    let sum = originalCount + closing.originalCount
    return !isEitherBoth || sum % 3 != 0
      || (originalCount % 3 == 0 && closing.originalCount % 3 == 0)
  }
}
