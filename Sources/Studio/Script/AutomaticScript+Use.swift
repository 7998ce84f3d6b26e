import Foundation
@_spi(Engine) import ViewEngine
@_spi(Engine) import Views

extension AutomaticScript {
  /// How much of what was opened is tried, before what leads back is.
  private static let uses = 3

  /// What the first tap has opened is used once before it is left: a field is filled in, or a sheet that can be higher is
  /// drawn up, or the first button is tapped, or, in a sheet, what can be drawn is.
  mutating func use(among targets: [Act], on graph: ViewGraph) -> Act? {
    guard acts.count == 1, let first = acts.first, first.deed.isTap, !leadsOn,
      !first.target.isPlace, first.target.appeal != .promising, !graph.isTextEdited,
      vain.count(where: { $0.round == 1 && !$0.cameBack && !$0.isKept && !$0.isPlain }) < Self.uses
    else { return nil }
    let stays = targets.contains {
      $0.deed.isTap && $0.target.isAt(first.target) && $0.target.label == first.target.label
    }
    // What shows one of several things, as a tab does, is left for the next of them.
    if stays, hasNeighbours(first.target, among: targets) { return nil }
    let isPresented = targets.contains(where: \.demonstration.isDismissal)
    // On another page, what is in its place is something else.
    let isPushed = isPushed(targets)
    let isElsewhere = isPresented || isPushed
    // What stands elsewhere on another page is new, though it may have the words of what is chosen on the first.
    func isKnown(_ target: TapTarget) -> Bool {
      known.contains(target.label)
        && (!isPushed || origin.contains { $0.label == target.label && $0.isAt(target) })
    }
    let new = targets.filter { act in
      let isReplaced = stays && origin.contains { $0.isAt(act.target) }
      let isRenamed = !isElsewhere && act.target.isAt(first.target)
      return (!isKnown(act.target) || isMovedTab(act.target)) && !isRenamed && !isReplaced
    }
    let taps = new.filter(\.deed.isTap)
    if taps.contains(where: { rank($0.target) == .answer }) { return nil }
    let fields = new.filter { $0.demonstration.isTyping && !$0.target.isSearchField }
    let hands = isPresented ? targets.filter(\.demonstration.isHands) : []
    // A sheet of several heights is about these, unless it asks for something.
    let raises = targets.filter(\.demonstration.isRaise)
    guard
      var use = untried(fields) ?? untried(raises) ?? untried(inUse(taps, on: graph))
        ?? hand(among: hands)
    else { return nil }
    use.isUse = true
    use.isChoice = isBesideChosen(use, among: new)
    return use
  }

  /// A page that a row of a page has led to, which a row had led to, is followed once more where it has rows that lead on:
  /// what is told of at three levels is seen at all of them.
  func deeper(among targets: [Act]) -> Act? {
    guard acts.count == 2, acts[1].isUse, acts.allSatisfy({ $0.deed.isTap && $0.target.isLink }),
      isPushed(targets)
    else { return nil }
    var next = untried(
      inOrder(
        targets.filter { act in
          act.deed.isTap && act.target.isLink && act.target.appeal != .idle
            && !known.contains(act.target.label) && !earlier.contains(act.target.label)
        }))
    next?.isUse = true
    return next
  }

  /// What can be set in a sheet that was drawn up, such as a switch or a slider: that is what it was opened for. Then it is
  /// closed.
  mutating func control(inRaised targets: [Act]) -> Act? {
    guard acts.count == 2, acts[1].isUse, acts[1].demonstration.isRaise else { return nil }
    let new = targets.filter { act in
      act.target.appeal != .idle && !known.contains(act.target.label)
        && (act.target.controlName != nil || act.target.kind == "slider")
    }
    return untried(inOrder(new.filter(isOwn))) ?? hand(among: new.filter(\.demonstration.isHands))
  }

  /// Tabs that stand in a sidebar now.
  private func isMovedTab(_ target: TapTarget) -> Bool {
    target.isTab && target.appeal != .idle
      && !origin.contains { $0.label == target.label && $0.isAt(target) }
  }

  /// What is there for its own sake: first what can be chosen in place of what is, as of a picker in a menu, then what has a
  /// name that is not shown already, as that of the chosen one is; what has none may be what lies around a menu.
  private func inUse(_ taps: [Act], on graph: ViewGraph) -> [Act] {
    let texts = graph.shownTexts.map(\.text)
    let meant = inOrder(taps.filter { isOwn($0) && !isHome($0.target) })
    func isShown(_ act: Act) -> Bool { texts.count { $0 == act.target.label } > 1 }
    let named = meant.filter { !$0.target.label.isEmpty }
    return named.filter { isBesideChosen($0, among: taps) }
      + named.filter { !isShown($0) } + named.filter(isShown)
      + meant.filter(\.target.label.isEmpty)
  }

  /// Points between rows of one picker at the most.
  private static let gap: CGFloat = 2

  /// Whether it is next to what is chosen already, and no gap parts them as it parts a picker from actions.
  private func isBesideChosen(_ act: Act, among new: [Act]) -> Bool {
    new.contains { chosen in
      chosen.target.appeal == .idle && !chosen.target.label.isEmpty
        && act.target.isAlike(chosen.target)
        && act.target.frame.insetBy(dx: 0, dy: -Self.gap).intersects(chosen.target.frame)
    }
  }

  /// What has closed behind a choice that is seen nowhere else, as a menu has, is opened once more: there it is marked.
  func reopened(among targets: [Act], on graph: ViewGraph) -> Act? {
    guard acts.count == 2, acts[1].isChoice, graph.displayList() == original else { return nil }
    return untried(
      targets.filter { act in
        act.deed.isTap && act.target.isAt(acts[0].target)
          && act.target.label == acts[0].target.label
      })
  }

  /// Whether a tap on it does something of its own, and neither answers nor leads back.
  func isOwn(_ act: Act) -> Bool {
    act.deed.isTap && !isWayOut(act.target) && (Rank.place ... .step).contains(rank(act.target))
  }

  private func hasNeighbours(_ target: TapTarget, among targets: [Act]) -> Bool {
    origin.contains { other in
      other.isAlike(target)
        && targets.contains { $0.target.isAt(other) && $0.target.label == other.label }
    }
  }

  /// Whether it has come to a page that a bar leads back from, as none did at the start.
  func isPushed(_ targets: [Act]) -> Bool {
    !origin.contains(where: \.leadsBack) && targets.contains(where: \.target.leadsBack)
  }

  /// What leads out of all that was opened: of one page or sheet after the other, and then what opened something beside
  /// itself is tapped once more, while that still lies open. What leads on is not gone back from.
  func wayOut(among targets: [Act]) -> Act? {
    guard let first = acts.first, !first.demonstration.isTyping,
      !acts.contains(where: { isWayOn($0.target) })
    else { return nil }
    let used = acts.first(where: \.isUse)
    let ways = acts.count { $0.demonstration.isDismissal || isWayOut($0.target) }
    guard ways <= acts.count(where: \.isUse) else { return nil }
    // The button that leads back may be called as the row that led on.
    let isPushed = isPushed(targets)
    let back = targets.filter { act in
      act.deed.isTap && isWayOut(act.target)
        && (!known.contains(act.target.label) || isPushed && act.target.leadsBack)
    }
    let takesBack = { (act: Act) in Self.words(of: act.target).contains("cancel") }
    let dismissals = used == nil ? [] : targets.filter(\.demonstration.isDismissal)
    if let way = untried(back.filter { !takesBack($0) } + back.filter(takesBack))
      ?? untried(dismissals)
    {
      return way
    }
    guard let used, let last = acts.last, !last.target.isAt(first.target),
      targets.contains(where: {
        $0.target.isAt(used.target) && $0.target.label == used.target.label
      })
    else { return nil }
    return untried(
      targets.filter { act in
        let isRenamed = !known.contains(act.target.label) && act.target.isAsHigh(as: first.target)
        return act.deed.isTap && act.target.isAt(first.target)
          && (act.target.label == first.target.label || isRenamed)
      })
  }

  func isWayOut(_ target: TapTarget) -> Bool {
    isWayBack(target) || Self.picturesOfWaysOut.contains(target.label.lowercased())
  }

  private static let picturesOfWaysOut: Set<String> = [
    "chevron.down", "chevron.left", "chevron.backward", "arrow.left", "arrow.backward",
  ]
}

extension TapTarget {
  fileprivate func isAsHigh(as other: TapTarget) -> Bool {
    abs(frame.height - other.frame.height) < 1
  }
}
