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

  /// Waits on the clip's clock where a view is playing.
  public static func sleep(until deadline: ContinuousClock.Instant) async throws {
    // The deadline was made from the wall clock a moment ago: whole milliseconds hide that moment.
    let delay = (deadline - .now) / .seconds(1)
    try await ClipSleep.sleep(seconds: (delay * 1e3).rounded(.up) / 1e3)
  }
}

/// A task that waits, until its time has come or it is cancelled.
@MainActor
private final class ClipSleep {
  private var continuation: CheckedContinuation<Void, any Error>?
  private var token: VirtualClock.Token?
  /// Weak because a task that waits when its clip is over waits for good.
  private weak var clock: VirtualClock?

  nonisolated private init() {}

  nonisolated static func sleep(seconds: Double) async throws {
    try Task<Never, Never>.checkCancellation()
    let sleep = ClipSleep()
    guard await sleep.findClock() else {
      return try await ContinuousClock().sleep(until: .now + .seconds(seconds), tolerance: nil)
    }
    try await withTaskCancellationHandler {
      try await sleep.wait(seconds)
    } onCancel: {
      // On the way to the main actor the clock may move no further than to the next event.
      Task<Void, Never> { @MainActor in sleep.end(throwing: CancellationError()) }
    }
  }

  private func findClock() -> Bool {
    clock = .playing
    return clock != nil
  }

  private func wait(_ seconds: Double) async throws {
    try await withCheckedThrowingContinuation { continuation in
      self.continuation = continuation
      token = clock?.schedule(after: seconds) { self.end() }
    }
  }

  private func end(throwing error: (any Error)? = nil) {
    token?.cancel()
    if let error { continuation?.resume(throwing: error) } else { continuation?.resume() }
    continuation = nil
  }
}
