@_spi(Engine) import ViewEngine
@_spi(Engine) import Views

extension AutomaticScript {
  /// What comes sooner: the same again, an answer to what it has asked, what leads back, a row that says what a column
  /// beside it shows, what travels, the others.
  enum Rank: Int, Comparable {
    case same, alike, answer, back, place, showpiece, other, idle

    static func < (a: Rank, b: Rank) -> Bool { a.rawValue < b.rawValue }
  }

  func rank(_ target: TapTarget) -> Rank {
    let words = target.label.lowercased().split { !$0.isLetter }.map(String.init)
    let isLess =
      Self.less.contains(target.label) || words.contains(where: Self.wordsForLess.contains)
    if target.appeal == .idle || target.closesPopover { return .idle }
    let unlike: Rank =
      isLess
      ? .idle : target.isPlace ? .place : target.appeal == .showpiece ? .showpiece : .other
    if acts.isEmpty, target.appeal == .promising { return .answer }
    guard let last = acts.last?.target else { return unlike }
    if last.isPlace, let column = target.column, column >= (last.column ?? 0) {
      // What is chosen already stays so, and what it shows is used.
      if target.isAt(last) { return .idle }
      if column > (last.column ?? 0), !earlier.contains(target.label) { return .answer }
    }
    if target.isAt(last), target.label == last.label || leadsOn { return .same }
    if !last.label.isEmpty, target.label == last.label { return .alike }
    if target.appeal == .promising || Self.waysOn.contains(target.label.lowercased()) {
      return .answer
    }
    let isBack = target.leadsBack || words.contains(where: Self.waysBack.contains)
    if isBack { return .back }
    return unlike
  }

  private static let waysBack: Set<String> = [
    "back", "cancel", "done", "close", "dismiss", "ok", "hide", "xmark", "save",
  ]
  static let waysOn: Set<String> = [
    "next", "continue", "next step", "arrow.right", "arrow.forward",
  ]
  /// What counts down is more often at its end than what counts up.
  private static let less: Set<String> = ["-", "\u{2212}", "\u{2013}"]
  private static let wordsForLess: Set<String> = ["minus", "decrement", "decrease"]
}

extension TapTarget {
  /// A row in a column of a split view, which says what the others show.
  var isPlace: Bool { column != nil && isInListRow && (demonstration?.isTap ?? false) }
}
