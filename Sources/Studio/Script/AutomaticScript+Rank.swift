@_spi(Engine) import ViewEngine
@_spi(Engine) import Views

extension AutomaticScript {
  /// What comes sooner: the same again, an answer to what it has asked, what leads back, what travels, the others.
  enum Rank: Int, Comparable {
    case same, alike, answer, back, showpiece, other, idle

    static func < (a: Rank, b: Rank) -> Bool { a.rawValue < b.rawValue }
  }

  func rank(_ target: TapTarget) -> Rank {
    let words = target.label.lowercased().split { !$0.isLetter }.map(String.init)
    let isLess =
      Self.less.contains(target.label) || words.contains(where: Self.wordsForLess.contains)
    if target.appeal == .idle || target.closesPopover { return .idle }
    let unlike: Rank = isLess ? .idle : target.appeal == .showpiece ? .showpiece : .other
    guard let last = acts.last?.target else { return unlike }
    if target.isAt(last), target.label == last.label || leadsOn { return .same }
    if !last.label.isEmpty, target.label == last.label { return .alike }
    if target.appeal == .promising || Self.waysOn.contains(target.label.lowercased()) {
      return .answer
    }
    let isBack = target.identifier == "BackButton" || words.contains(where: Self.waysBack.contains)
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
