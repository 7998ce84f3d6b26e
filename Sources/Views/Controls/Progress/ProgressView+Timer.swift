import Foundation
import Motion
@_spi(Engine) import ViewEngine

/// The time that is left of an interval, or that has passed: `0:42`.
public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  public var body: some View {
    Text(timerInterval: interval, countsDown: countsDown)
  }
}

/// A bar that fills or empties as an interval passes on the clip's clock.
struct TimerProgress<Label: View, CurrentValueLabel: View>: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool
  let label: Label
  let current: CurrentValueLabel

  /// Seconds between two looks at the clock.
  private static var step: Double { 1.0 / 30 }

  var body: some View {
    TimelineView(.periodic(from: VirtualClock.startDate, by: Self.step)) { context in
      ProgressView(value: fraction(at: context.date)) {
        label
      } currentValueLabel: {
        current
      }
    }
  }

  private func fraction(at date: Date) -> Double {
    let clock = ViewGraph.current?.clock
    func inClip(_ date: Date) -> Date { clock?.dateInClip(date) ?? date }
    let (start, end) = (inClip(interval.lowerBound), inClip(interval.upperBound))
    let length = end.timeIntervalSince(start)
    guard length > 0 else { return countsDown ? 0 : 1 }
    let passed = min(1, max(0, date.timeIntervalSince(start) / length))
    return countsDown ? 1 - passed : passed
  }
}

extension ProgressView {
  /// - Parameter countsDown: Whether the bar empties.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      timer: timerInterval, countsDown: countsDown, label: label(), current: currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(
      timer: timerInterval, countsDown: countsDown, label: label(),
      current: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }

  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView {
    self.init(
      timer: timerInterval, countsDown: countsDown, label: EmptyView(),
      current: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }
}
