@_spi(Engine) import ViewEngine
@_spi(Engine) import Views

extension AutomaticScript {
  /// What comes sooner: the same again, an answer to what it has asked, what leads back, what empties a field that was
  /// searched with, a row that says what a column beside it shows, what travels, the others, and of these last what only
  /// counts.
  enum Rank: Int, Comparable {
    case same, alike, answer, back, clear, place, showpiece, other, step, idle

    static func < (a: Rank, b: Rank) -> Bool { a.rawValue < b.rawValue }
  }

  func rank(_ target: TapTarget) -> Rank {
    let isLess =
      Self.less.contains(target.label)
      || !Self.wordsForLess.isDisjoint(with: Self.words(of: target))
    if target.appeal == .idle || target.closesPopover || target.closesSheet { return .idle }
    let unlike: Rank =
      isLess
      ? .idle
      : target.isPlace
        ? .place
        : target.appeal == .showpiece || acts.isEmpty && plays(target)
          ? .showpiece : target.label == Self.stepOn ? .step : .other
    if acts.isEmpty, target.appeal == .promising { return .answer }
    guard let last = acts.last?.target else { return unlike }
    if last.isPlace, let column = target.column, column >= (last.column ?? 0) {
      // What is chosen already stays so, and what it shows is used.
      if target.isAt(last) { return .idle }
      // So are the rows of the next column, though they were there before.
      if column > (last.column ?? 0), target.isPlace || !earlier.contains(target.label) {
        return .answer
      }
    }
    if leadsOn ? target.takesPlace(of: last) : target.isAt(last) && target.label == last.label {
      return .same
    }
    // What has been there from the start is another row's, and says nothing new.
    let isOthers = origin.contains { $0.isAt(target) && $0.label == target.label }
    if !last.label.isEmpty, target.label == last.label, !isOthers { return .alike }
    if target.appeal == .promising || isWayOn(target) { return .answer }
    if isWayBack(target), !hasSearched || leavesSearch(target) { return .back }
    if hasSearched, target.label == Self.clear { return .clear }
    return unlike
  }

  private var hasSearched: Bool { acts.contains(where: \.target.isSearchField) }

  /// What leads back from a search was not there before it, unless it was open from the start.
  private func leavesSearch(_ target: TapTarget) -> Bool {
    !known.contains(target.label)
      || !Self.waysOutOfSearch.isDisjoint(with: Self.words(of: target))
  }

  private static let waysOutOfSearch: Set<String> = ["cancel", "close", "xmark"]

  func inOrder(_ acts: [Act]) -> [Act] {
    acts.sorted { (rank($0.target), $0.deed.order) < (rank($1.target), $1.deed.order) }
  }

  /// What a player is about begins with it, whatever stands above it.
  private func plays(_ target: TapTarget) -> Bool {
    target.text.isEmpty && Self.words(of: target).contains("play")
  }

  func isWayOn(_ target: TapTarget) -> Bool { Self.waysOn.contains(target.label.lowercased()) }

  func isWayBack(_ target: TapTarget) -> Bool {
    target.leadsBack || !Self.waysBack.isDisjoint(with: Self.words(of: target))
  }

  private static let waysBack: Set<String> = [
    "back", "cancel", "done", "close", "dismiss", "ok", "hide", "xmark", "save", "undo",
  ]
  static let waysOn: Set<String> = [
    "next", "continue", "next step", "arrow.right", "arrow.forward",
  ]
  /// What a stepper's half is called.
  static let stepOn = "Increment"
  /// What the cross in a search field is called.
  private static let clear = "Clear text"
  /// What counts down is more often at its end than what counts up.
  private static let less: Set<String> = ["-", "\u{2212}", "\u{2013}"]
  private static let wordsForLess: Set<String> = ["minus", "decrement", "decrease"]
}

extension TapTarget {
  /// Whether it stands where the other did: in its middle, or at one of its ends, as wide as its own text.
  func takesPlace(of other: TapTarget) -> Bool {
    isAt(other)
      || abs(center.y - other.center.y) < 1 && abs(frame.height - other.frame.height) < 1
        && (abs(frame.minX - other.frame.minX) < 1 || abs(frame.maxX - other.frame.maxX) < 1)
  }

  /// A row in a column of a split view, which says what the others show.
  var isPlace: Bool { column != nil && isInListRow && (demonstration?.isTap ?? false) }
}
