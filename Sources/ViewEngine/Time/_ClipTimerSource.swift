import Dispatch
import Foundation

/// What a demo knows as `DispatchSource`: its timers.
public enum _ClipDispatchSource {
  public typealias TimerFlags = DispatchSource.TimerFlags

  public static func makeTimerSource(
    flags: TimerFlags = [], queue: DispatchQueue? = nil
  ) -> _ClipTimerSource { _ClipTimerSource(flags: flags, queue: queue) }
}

/// What `DispatchSource.makeTimerSource` gives a demo: a timer on the clip's clock, whatever queue it was
/// meant for. As Dispatch's own it waits until it is activated.
public final class _ClipTimerSource: @unchecked Sendable {
  private var delay: Double?
  private var interval: Double?
  private var handler: (() -> Void)?
  private var cancelHandler: (() -> Void)?
  private var registrationHandler: (() -> Void)?
  private var token: VirtualClock.Token?
  /// Dispatch counts suspensions, and a new source is suspended once.
  private var suspensions = 1
  public private(set) var isCancelled = false

  public init(flags: DispatchSource.TimerFlags = [], queue: DispatchQueue? = nil) {}

  // MARK: When

  public func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    schedule(after: _ClipTime.seconds(until: deadline), every: interval.seconds)
  }

  public func schedule(
    deadline: DispatchTime, repeating interval: Double,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    schedule(after: _ClipTime.seconds(until: deadline), every: interval)
  }

  public func schedule(
    wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    schedule(after: _ClipTime.seconds(until: wallDeadline), every: interval.seconds)
  }

  public func schedule(
    wallDeadline: DispatchWallTime, repeating interval: Double,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    schedule(after: _ClipTime.seconds(until: wallDeadline), every: interval)
  }

  private func schedule(after delay: Double, every interval: Double) {
    self.delay = delay.isFinite ? max(0, delay) : nil
    self.interval = interval.isFinite && interval > 0 ? interval : nil
    if suspensions == 0 { start() }
  }

  // MARK: What

  public func setEventHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    handler: (() -> Void)?
  ) { self.handler = handler }

  public func setEventHandler(handler: DispatchWorkItem) { self.handler = handler.perform }

  public func setCancelHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    handler: (() -> Void)?
  ) { cancelHandler = handler }

  public func setRegistrationHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    handler: (() -> Void)?
  ) { registrationHandler = handler }

  // MARK: Whether

  public func activate() {
    if suspensions == 1 { resume() }
  }

  public func resume() {
    suspensions = max(0, suspensions - 1)
    guard suspensions == 0, !isCancelled else { return }
    registrationHandler?()
    registrationHandler = nil
    start()
  }

  public func suspend() {
    suspensions += 1
    stop()
  }

  public func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    stop()
    cancelHandler?()
    (handler, cancelHandler) = (nil, nil)
  }

  private func start() {
    stop()
    guard let delay, DispatchQueue.isOnMain else { return }
    let interval = interval
    MainActor.assumeIsolated {
      guard let clock = VirtualClock.current else { return }
      // Repeating or not, the first time may be another than the interval.
      token = clock.schedule(after: delay, isRepeating: interval != nil) {
        [weak self, weak clock] in
        guard let self, let clock else { return }
        if let interval {
          token = clock.schedule(every: interval, mayEnd: true) { [weak self] in self?.handler?() }
        }
        handler?()
      }
    }
  }

  private func stop() {
    let token = UncheckedTransfer(token)
    self.token = nil
    guard DispatchQueue.isOnMain else { return }
    MainActor.assumeIsolated { token.value?.cancel() }
  }
}
