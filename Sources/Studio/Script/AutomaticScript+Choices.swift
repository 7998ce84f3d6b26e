import Foundation
@_spi(Engine) import ViewEngine

extension AutomaticScript {
  func possibleActs(_ targets: [TapTarget]) -> [Act] {
    targets.enumerated().flatMap { order, target in
      guard let demonstration = target.demonstration else { return [Act]() }
      func act(_ way: Int, _ demonstration: TouchDemonstration) -> Act {
        Act(
          deed: Deed(
            round: acts.count, label: target.label, order: order, isTap: demonstration.isTap,
            way: way),
          target: target, demonstration: demonstration)
      }
      let ways = (0..<demonstration.ways).map { act($0, demonstration) }
      // What can be higher can be thrown off as well.
      return demonstration.isRaise ? ways + [act(1, .dismiss(target.frame.height))] : ways
    }
  }

  /// What stands beside a choice on which a tap has changed nothing that stayed: where that is the chosen one, as of tabs
  /// that bounce, another shows more. Where nothing stays of the other either, it is the first after all.
  mutating func neighbour(among targets: [Act]) -> Act? {
    let taps = targets.filter(\.deed.isTap)
    let returned = taps.filter { hasComeBack($0.deed) }
    guard let first = returned.first else { return nil }
    let other = taps.first {
      !hasComeBack($0.deed) && !vain.contains($0.deed) && $0.target.isAlike(first.target)
    }
    if returned.count == 1, let other { return other }
    accepted = first.deed
    return first
  }

  /// What a tap has changed nothing by before something else was set by hand: a button below sliders that takes what they
  /// say, or takes it back.
  func woken(among targets: [Act]) -> Act? {
    guard let last = acts.last, last.demonstration.isHands, !last.demonstration.isPages,
      last.deed != accepted, acts.count < Self.most, !acts.contains(where: \.deed.isTap)
    else { return nil }
    return untried(
      targets.filter { act in
        act.deed.isTap && act.target.appeal != .idle
          && vain.contains { $0.round == 0 && $0.isTap && $0.label == act.deed.label }
      })
  }

  /// Whether a second tap on one of several choices has only led further away from what there was: another of them shows
  /// more. What is switched back stays.
  func goesOnAlone(_ act: Act, _ graph: ViewGraph) -> Bool {
    guard acts.count == 2, act.deed.isTap, !isPlain(act.deed), let first = acts.first,
      first.deed.isTap, act.target.isAt(first.target), act.target.label == first.target.label
    else { return false }
    return graph.displayList() != original
  }

  /// What scrolls beside the segments of a choice that was made: its content says what has come of that, and there is more
  /// of it. Where the segments scroll along with it, it stays as it is.
  private func besideSegments(among targets: [Act]) -> Act? {
    guard acts.count >= Self.taps, acts.count < Self.most, fallback == nil,
      let first = acts.first?.target, origin.contains(where: first.isBesideInControl),
      acts.allSatisfy({ act in
        act.deed.isTap && (act.target.isAt(first) || act.target.isAlike(first))
      })
    else { return nil }
    return untried(
      targets.filter { act in
        act.demonstration.isScroll && !isDone(act) && !act.target.frame.contains(first.center)
      })
  }

  /// What is left to show once what was opened is closed.
  func inTheEnd(among targets: [Act]) -> Act? {
    further(among: targets) ?? besideSegments(among: targets) ?? leftOpen(among: targets)
  }

  /// Whether it closes a card in which something can still be moved, such as the wheels of a time.
  func isLast(_ act: Act, of targets: [Act]) -> Bool {
    act.target.closesPopover && targets.contains { $0.demonstration.isHands && !isDone($0) }
  }
}

extension TapTarget {
  var isTapped: Bool { demonstration?.isTap ?? false }

  /// Whether it stands in a row or column with two more like it, at the least: about as high as it is, and each as wide
  /// as its own text.
  func isOneOfMany(_ targets: [TapTarget]) -> Bool {
    guard isTapped else { return false }
    let alike = targets.filter(isAlike)
    return alike.count(where: standsBeside) >= 2 || alike.count(where: standsBelow) >= 2
  }

  /// Whether the other is tapped too, and stands in its row or column, about as high as it is: symbols of one font are
  /// not all of one height. Each is as wide as its own text.
  func isAlike(_ other: TapTarget) -> Bool {
    let heights = (min(frame.height, other.frame.height), max(frame.height, other.frame.height))
    return other.isTapped && !other.isAt(self) && heights.0 >= heights.1 * Self.leastShare
      && (standsBeside(other) || standsBelow(other))
  }

  /// Whether both are segments of one control. What of them is touched is as wide as their texts, with gaps between.
  func isBesideInControl(_ other: TapTarget) -> Bool {
    controlName != nil && controlName == other.controlName && isAlike(other)
      && standsBeside(other) && label != "Increment"
  }

  /// How high the lower of two choices is at the least, of the higher.
  private static let leastShare = 0.9

  private func standsBeside(_ other: TapTarget) -> Bool { abs(other.center.y - center.y) < 1 }

  /// Whether both stand in one column, whichever way that aligns them.
  private func standsBelow(_ other: TapTarget) -> Bool {
    abs(other.center.x - center.x) < 1 || abs(other.frame.minX - frame.minX) < 1
      || abs(other.frame.maxX - frame.maxX) < 1
  }
}
