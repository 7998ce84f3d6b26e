import Foundation

/// Whether a timeline may be updated less often to save energy; a clip never is.
public enum TimelineScheduleMode: Equatable, Sendable {
  case normal, lowFrequency
}

/// When a timeline view is updated.
public protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode
  associatedtype Entries: Sequence where Entries.Element == Date

  /// The dates from a start on, in ascending order.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// Every frame, or as often as a least interval allows.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// Seconds.
  let minimumInterval: Double
  let isPaused: Bool

  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval ?? 1.0 / 120
    isPaused = paused
  }

  public func entries(from startDate: Date, mode: Mode) -> AnySequence<Date> {
    if isPaused { return AnySequence(CollectionOfOne(startDate)) }
    let interval = minimumInterval
    return AnySequence(sequence(first: startDate) { $0.addingTimeInterval(interval) })
  }
}

/// At an interval, counted from a date.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let start: Date
  /// Seconds.
  let interval: TimeInterval

  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  public func entries(from startDate: Date, mode: Mode) -> AnySequence<Date> {
    // An interval that is no number, too.
    let step = interval > 1e-3 ? interval : 1e-3
    let periods = (startDate.timeIntervalSince(start) / step + 1e-9).rounded(.down)
    let first = start.addingTimeInterval(max(0, periods) * step)
    return AnySequence(sequence(first: first) { $0.addingTimeInterval(step) })
  }
}

/// At the start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  public func entries(from startDate: Date, mode: Mode) -> AnySequence<Date> {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: minute), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// At given dates, in ascending order.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  let dates: Entries

  public init(_ dates: Entries) {
    self.dates = dates
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  public static func animation(minimumInterval: Double? = nil, paused: Bool = false)
    -> AnimationTimelineSchedule
  {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval)
    -> PeriodicTimelineSchedule
  {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
