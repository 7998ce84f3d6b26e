@_spi(Engine) import ViewEngine

/// A month that lies open.
extension AutomaticScript {
  /// How far on the day is that is chosen: in another week, and in another column.
  private static let daysOn = 9
  private static let nextMonth = "Next Month"

  /// What begins with a day of a month is shown by one further on, which is seen to be another, then by the month after, and
  /// by a day of that.
  func calendar(among targets: [Act]) -> Act? {
    let taps = targets.filter { $0.deed.isTap && $0.target.appeal != .idle }
    let arrows = taps.filter { $0.target.label == Self.nextMonth }
    guard !arrows.isEmpty, acts.allSatisfy({ isDay($0.target) || isArrow($0.target) }) else {
      return nil
    }
    let days = taps.filter { isDay($0.target) }
    let on = Array(days.dropFirst(min(Self.daysOn, days.count - 1)))
    switch acts.count {
    case 0: return inOrder(taps).first.map { isDay($0.target) } == true ? untried(on) : nil
    case 1: return untried(arrows)
    case 2: return isArrow(acts[1].target) ? untried(on) : nil
    default: return nil
    }
  }

  private func isDay(_ target: TapTarget) -> Bool {
    target.appeal == .promising && Int(target.label).map { (1...31).contains($0) } ?? false
  }

  private func isArrow(_ target: TapTarget) -> Bool { target.label == Self.nextMonth }
}
