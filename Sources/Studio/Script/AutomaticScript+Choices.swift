import Foundation
@_spi(Engine) import ViewEngine

extension AutomaticScript {
  /// Whether a second tap on one of several choices has only led further away from what there was: another of them shows
  /// more. What is switched back stays.
  func goesOnAlone(_ act: Act, _ graph: ViewGraph) -> Bool {
    guard acts.count == 2, act.deed.isTap, !isPlain(act.deed), let first = acts.first,
      first.deed.isTap, act.target.isAt(first.target), act.target.label == first.target.label
    else { return false }
    return graph.displayList() != original
  }
}

extension TapTarget {
  var isTapped: Bool { demonstration?.isTap ?? false }

  /// Whether it stands in a row or column with two more of its size, at the least.
  func isOneOfMany(_ targets: [TapTarget]) -> Bool {
    guard isTapped else { return false }
    func isAlike(_ other: TapTarget) -> Bool {
      other.isTapped && !other.isAt(self) && abs(other.frame.width - frame.width) < 1
        && abs(other.frame.height - frame.height) < 1
    }
    let alike = targets.filter(isAlike)
    return alike.count { abs($0.center.y - center.y) < 1 } >= 2
      || alike.count { abs($0.center.x - center.x) < 1 } >= 2
  }
}
