/// What makes dates, timers and queues of a demo go by its clip.
///
/// A module's own declarations win over those it imports, if they have the same type; so do a file's.
enum ClipTimeSource {
  /// All that there is for a file: nothing of it is seen from outside.
  static func all(beside code: String) -> String {
    ClipThreadSource.apart(declarations, beside: code)
      + ClipRandomSource.declarations(beside: code)
      + ClipLocaleSource.declarations(beside: code)
  }

  /// For a file that is compiled alone.
  ///
  /// - Parameter others: What is in it beside the code.
  static func ofFile(beside code: String, and others: String = "") -> String {
    NeededDeclarations.of(all(beside: code), by: code + others)
      + AssetNameSource.declarations(beside: code)
  }

  /// For a module of several files, in a file of its own: public, because a public function's defaults may
  /// be made by what is declared here.
  static func ofModule(beside code: String, and others: String = "") -> String {
    "import SwiftUI\n"
      + ofFile(beside: code, and: others).replacing("fileprivate ", with: "public ")
      .replacing("\ntypealias ", with: "\npublic typealias ")
  }

  private static let declarations = """
    extension Date {
      fileprivate static var now: Date { _ClipTime.now }
      fileprivate init() { self = _ClipTime.now }
      fileprivate init(timeIntervalSinceNow seconds: TimeInterval) {
        self = _ClipTime.now.addingTimeInterval(seconds)
      }
      fileprivate var timeIntervalSinceNow: TimeInterval { timeIntervalSince(_ClipTime.now) }
      fileprivate func formatted(_ style: Date.RelativeFormatStyle) -> String {
        _ClipTime.relative(self, _ClipLocale.localized(style))
      }
    }
    extension Date.RelativeFormatStyle {
      fileprivate func format(_ date: Date) -> String { date.formatted(self) }
    }
    extension DispatchTime {
      fileprivate static func now() -> DispatchTime { _ClipTime.uptime }
    }
    extension ContinuousClock {
      fileprivate static var now: Instant { _ClipTime.instant }
      fileprivate var now: Instant { _ClipTime.instant }
      fileprivate func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        try await _ClipTime.sleep(until: deadline)
      }
      fileprivate func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
        try await _ClipTime.sleep(for: duration)
      }
    }
    extension ContinuousClock.Instant {
      fileprivate static var now: ContinuousClock.Instant { _ClipTime.instant }
    }
    extension SuspendingClock {
      fileprivate static var now: Instant { _ClipTime.suspendingInstant }
      fileprivate var now: Instant { _ClipTime.suspendingInstant }
      fileprivate func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        try await _ClipTime.sleep(until: deadline)
      }
      fileprivate func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
        try await _ClipTime.sleep(for: duration)
      }
    }
    extension SuspendingClock.Instant {
      fileprivate static var now: SuspendingClock.Instant { _ClipTime.suspendingInstant }
    }
    extension DispatchWallTime {
      fileprivate static func now() -> DispatchWallTime { _ClipTime.wallTime }
    }
    typealias PersonNameComponentsFormatter = _PersonNameComponentsFormatter
    typealias MeasurementFormatter = _MeasurementFormatter
    typealias DateComponentsFormatter = _DateComponentsFormatter
    typealias URLSession = _URLSession
    typealias URLSessionConfiguration = _URLSessionConfiguration
    typealias URLSessionDataTask = _URLSessionDataTask
    typealias URLRequest = _URLRequest
    typealias URLResponse = _URLResponse
    typealias HTTPURLResponse = _HTTPURLResponse
    typealias DispatchSource = _ClipDispatchSource
    typealias DispatchSourceTimer = _ClipTimerSource
    extension DispatchQueue {
      fileprivate func asyncAfter(
        wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified,
        flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable @convention(block) () -> Void
      ) { _ClipTime.asyncAfter(wall: wallDeadline, on: self, work) }
      fileprivate func asyncAfter(wallDeadline: DispatchWallTime, execute work: DispatchWorkItem) {
        _ClipTime.asyncAfter(wall: wallDeadline, on: self) {
          if !work.isCancelled { work.perform() }
        }
      }
      fileprivate func asyncAfter(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable @convention(block) () -> Void
      ) { _ClipTime.asyncAfter(deadline, on: self, work) }
      fileprivate func asyncAfter(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified,
        execute work: @escaping @MainActor () -> Void
      ) { _ClipTime.asyncAfter(deadline, on: self) { MainActor.assumeIsolated { work() } } }
      fileprivate func asyncAfter(deadline: DispatchTime, execute work: DispatchWorkItem) {
        _ClipTime.asyncAfter(deadline, on: self) { if !work.isCancelled { work.perform() } }
      }
      fileprivate func async(
        group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified,
        flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable @convention(block) () -> Void
      ) { _ClipTime.async(on: self, group, work) }
      fileprivate func async(execute work: DispatchWorkItem) {
        _ClipTime.async(on: self, nil) { if !work.isCancelled { work.perform() } }
      }
    }
    extension DispatchGroup {
      fileprivate func notify(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
        execute work: @escaping @convention(block) () -> Void
      ) { _ClipTime.notify(of: self, on: queue, work) }
      fileprivate func notify(queue: DispatchQueue, work: DispatchWorkItem) {
        _ClipTime.notify(of: self, on: queue) { if !work.isCancelled { work.perform() } }
      }
    }
    extension DispatchWorkItem {
      fileprivate func notify(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
        execute work: @escaping @convention(block) () -> Void
      ) { _ClipTime.notify(of: self, on: queue, work) }
      fileprivate func notify(queue: DispatchQueue, execute work: DispatchWorkItem) {
        _ClipTime.notify(of: self, on: queue) { if !work.isCancelled { work.perform() } }
      }
    }
    extension Timer {
      fileprivate convenience init(
        timeInterval interval: TimeInterval, repeats: Bool,
        block: @Sendable @escaping (Timer) -> Void
      ) {
        self.init(
          fire: _ClipTime.now + interval, interval: interval, repeats: repeats, block: block)
      }
      @discardableResult
      fileprivate static func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool,
        block: @Sendable @escaping (Timer) -> Void
      ) -> Timer { _ClipTime.scheduledTimer(interval, repeats, block) }
    }
    extension RunLoop {
      fileprivate func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
        _ClipTime.add(timer, to: self, mode)
      }
    }

    """
}
