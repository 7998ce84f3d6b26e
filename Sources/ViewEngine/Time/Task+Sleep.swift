import Foundation

// These stand before the standard library's own methods of the same names: another module's
// declarations win over those of the concurrency module.
extension Task where Success == Never, Failure == Never {
  /// Waits on the clip's clock where a view is playing.
  ///
  /// - Throws: `CancellationError` at once where the task is cancelled.
  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await ClipSleep.sleep(seconds: Double(duration) / 1e9)
  }

  /// Waits on the clip's clock where a view is playing.
  public static func sleep(for duration: Duration) async throws {
    try await ClipSleep.sleep(seconds: duration / .seconds(1))
  }

  /// Waits on the clip's clock where a view is playing; that clock is exact, whatever is tolerated.
  public static func sleep(for duration: Duration, tolerance: Duration?) async throws {
    try await ClipSleep.sleep(seconds: duration / .seconds(1))
  }

  /// Waits until a time of the clip's clock where a view is playing.
  public static func sleep(until deadline: ContinuousClock.Instant) async throws {
    try await _ClipTime.sleep(until: deadline)
  }

  /// Waits until a time of the clip's clock where a view is playing, unless the clock is neither of Swift's.
  public static func sleep<C: Clock>(
    until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
  ) async throws {
    switch deadline {
    case let deadline as ContinuousClock.Instant: try await _ClipTime.sleep(until: deadline)
    case let deadline as SuspendingClock.Instant: try await _ClipTime.sleep(until: deadline)
    default: try await clock.sleep(until: deadline, tolerance: tolerance)
    }
  }

  /// Waits on the clip's clock where a view is playing, unless the clock is neither of Swift's.
  public static func sleep<C: Clock>(
    for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil,
    clock: C = .continuous
  ) async throws {
    guard clock is ContinuousClock || clock is SuspendingClock, let duration = duration as? Duration
    else {
      return try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance)
    }
    try await _ClipTime.sleep(for: duration)
  }
}
