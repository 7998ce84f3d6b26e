import Dispatch
import Foundation

/// When work is due on the clip's clock: what `.now() + 0.5` means in `asyncAfter`.
///
/// A `DispatchTime` is read from the wall clock, so its delay is never known exactly.
public struct ClockDeadline: Sendable {
  /// Seconds from now.
  let delay: Double

  public static func now() -> ClockDeadline { ClockDeadline(delay: 0) }

  public static func + (deadline: ClockDeadline, seconds: Double) -> ClockDeadline {
    ClockDeadline(delay: deadline.delay + seconds)
  }

  public static func + (deadline: ClockDeadline, interval: DispatchTimeInterval) -> ClockDeadline {
    deadline + interval.seconds
  }
}

extension DispatchTimeInterval {
  var seconds: Double {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    case .never: .infinity
    @unknown default: 0
    }
  }
}

extension DispatchQueue {
  /// Runs work later on the clip's clock.
  ///
  /// Chosen over Dispatch's own method because it has no defaulted parameters to fill in.
  public func asyncAfter(deadline: ClockDeadline, execute work: @escaping @MainActor () -> Void) {
    let work = UncheckedTransfer(work)
    MainActor.assumeIsolated {
      guard let clock = VirtualClock.current else { return }
      clock.schedule(after: deadline.delay) { work.value() }
    }
  }

  /// The same for a time that was made beforehand, from the wall clock: a demo's own times are the clip's
  /// (``_ClipTime``), but a program that imports this library has only Dispatch's.
  ///
  /// With one defaulted parameter it comes after the method above and before Dispatch's own.
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified,
    execute work: @escaping @MainActor () -> Void
  ) {
    let nanoseconds =
      Double(deadline.uptimeNanoseconds) - Double(DispatchTime.now().uptimeNanoseconds)
    // The deadline was made from the wall clock a moment ago: whole milliseconds hide that moment.
    let delay = max(0, (nanoseconds / 1e6).rounded(.up) / 1e3)
    asyncAfter(deadline: ClockDeadline(delay: delay), execute: work)
  }

  /// Runs work as the next event of the clip's clock.
  public func async(execute work: @escaping @MainActor () -> Void) {
    let work = UncheckedTransfer(work)
    // On Linux every `DispatchQueue.main` is an object of its own; labels tell queues apart.
    guard label == DispatchQueue.main.label, DispatchQueue.isOnMain else {
      // Work from another thread reaches the graph through the main queue as everywhere else.
      async(group: nil, qos: .unspecified, flags: []) {
        MainActor.assumeIsolated { work.value() }
      }
      return
    }
    MainActor.assumeIsolated {
      guard let clock = VirtualClock.current else { return }
      clock.schedule(after: 0) { work.value() }
    }
  }

  /// Where the program's main function is asynchronous, the main queue leaves the main thread. A demo's work in the
  /// background is on it too, which waits for that (``ClipThread``).
  package static var isOnMain: Bool {
    Thread.isMainThread || ClipThread.isCurrent || getSpecific(key: mainKey) != nil
  }

  private static let mainKey: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    main.setSpecific(key: key, value: ())
    return key
  }()
}
