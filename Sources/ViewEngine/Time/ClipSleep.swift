import Foundation

/// A task that waits, until its time has come or it is cancelled.
@MainActor
final class ClipSleep {
  private var continuation: CheckedContinuation<Void, any Error>?
  private var token: VirtualClock.Token?
  /// Weak because a task that waits when its clip is over waits for good.
  private weak var clock: VirtualClock?

  nonisolated private init() {}

  /// Seconds of the clip.
  enum Wait {
    case lasting(Double)
    /// Since the clip's start.
    case until(Double)
  }

  nonisolated static func sleep(seconds: Double) async throws {
    try await sleep(.lasting(seconds))
  }

  nonisolated static func sleep(_ wait: Wait) async throws {
    try Task<Never, Never>.checkCancellation()
    let sleep = ClipSleep()
    guard await sleep.findClock() else {
      let seconds =
        switch wait {
        case .lasting(let seconds), .until(let seconds): seconds
        }
      return try await ContinuousClock().sleep(until: .now + .seconds(seconds), tolerance: nil)
    }
    try await withTaskCancellationHandler {
      try await sleep.begin(wait)
    } onCancel: {
      // On the way to the main actor the clock may move no further than to the next event.
      Task<Void, Never> { @MainActor in sleep.end(throwing: CancellationError()) }
    }
  }

  private func findClock() -> Bool {
    clock = .playing
    return clock != nil
  }

  private func begin(_ wait: Wait) async throws {
    let delay =
      switch wait {
      case .lasting(let seconds): seconds
      case .until(let seconds): seconds - (clock?.now ?? 0)
      }
    try await withCheckedThrowingContinuation { continuation in
      self.continuation = continuation
      token = clock?.schedule(after: delay) { self.end() }
    }
  }

  private func end(throwing error: (any Error)? = nil) {
    token?.cancel()
    if let error { continuation?.resume(throwing: error) } else { continuation?.resume() }
    continuation = nil
  }
}
