import Dispatch
import Foundation

/// Dispatch's two clocks, as a demo reads them: they stand still while the clip does, however long the
/// machine takes, so that a deadline made beforehand is as exact as one made on the spot.
extension _ClipTime {
  /// Nanoseconds at which the uptime of every clip starts: a day, so that earlier times can be said.
  private static let startUptime: UInt64 = 86_400_000_000_000

  /// `DispatchTime.now()`.
  public static var uptime: DispatchTime {
    DispatchTime(uptimeNanoseconds: startUptime + UInt64((seconds * 1e9).rounded()))
  }

  /// `DispatchWallTime.now()`: the clip's date.
  public static var wallTime: DispatchWallTime {
    let start = Int(VirtualClock.startDate.timeIntervalSince1970)
    return DispatchWallTime(timespec: timespec(tv_sec: start, tv_nsec: 0))
      + .nanoseconds(Int((seconds * 1e9).rounded()))
  }

  /// Seconds of the clip; on other threads it has only begun.
  private static var seconds: Double { secondsOnMain ?? 0 }

  /// Seconds of the clip; `nil` on other threads.
  static var secondsOnMain: Double? {
    guard DispatchQueue.isOnMain else { return nil }
    return MainActor.assumeIsolated { VirtualClock.current?.now ?? 0 }
  }

  /// Runs work at a time of the clip's clock, whatever queue it was meant for: what runs beside the
  /// clip would be seen in another frame every time.
  public static func asyncAfter(
    _ deadline: DispatchTime, on queue: DispatchQueue, _ work: @escaping () -> Void
  ) {
    asyncAfter(seconds: seconds(until: deadline), on: queue, work)
  }

  /// The same at a date of the clip's.
  public static func asyncAfter(
    wall deadline: DispatchWallTime, on queue: DispatchQueue, _ work: @escaping () -> Void
  ) {
    asyncAfter(seconds: seconds(until: deadline), on: queue, work)
  }

  static func seconds(until deadline: DispatchTime) -> Double {
    (Double(deadline.uptimeNanoseconds) - Double(uptime.uptimeNanoseconds)) / 1e9
  }

  static func seconds(until deadline: DispatchWallTime) -> Double {
    guard deadline != .distantFuture else { return .infinity }
    // Dispatch keeps a date as nanoseconds below zero.
    let (now, then) = (Int64(bitPattern: wallTime.rawValue), Int64(bitPattern: deadline.rawValue))
    return Double(now &- then) / 1e9
  }

  /// Some thirty years, in seconds.
  private static let never = 1e9

  private static func asyncAfter(
    seconds: Double, on queue: DispatchQueue, _ work: @escaping () -> Void
  ) {
    // `.now() + .nan` and `.distantFuture` are later than all else: no clip waits for them.
    guard seconds < Self.never else { return }
    let work = UncheckedTransfer(work)
    guard DispatchQueue.isOnMain else {
      return queue.asyncAfter(deadline: .now() + max(0, seconds), qos: .unspecified, flags: []) {
        work.value()
      }
    }
    DispatchQueue.main.asyncAfter(deadline: ClockDeadline(delay: seconds)) { work.value() }
  }

  /// Runs work when all of a group has left it, which it does on the clip's clock.
  public static func notify(
    of group: DispatchGroup, on queue: DispatchQueue, _ work: @escaping () -> Void
  ) {
    let work = UncheckedTransfer(work)
    let isScheduled = schedule(when: { group.wait(timeout: .now()) == .success }, work.value)
    if !isScheduled { group.notify(queue: queue) { work.value() } }
  }

  /// Runs work when an item of work has ended, which it does on the clip's clock.
  public static func notify(
    of item: DispatchWorkItem, on queue: DispatchQueue, _ work: @escaping () -> Void
  ) {
    let work = UncheckedTransfer(work)
    let isScheduled = schedule(when: { item.wait(timeout: .now()) == .success }, work.value)
    if !isScheduled { item.notify(queue: queue) { work.value() } }
  }

  /// - Returns: Whether there is a clip on whose clock it can be.
  private static func schedule(
    when isReady: @escaping () -> Bool, _ work: @escaping () -> Void
  ) -> Bool {
    guard DispatchQueue.isOnMain else { return false }
    let (isReady, work) = (UncheckedTransfer(isReady), UncheckedTransfer(work))
    return MainActor.assumeIsolated {
      guard let clock = VirtualClock.current else { return false }
      clock.schedule(when: isReady.value, work.value)
      return true
    }
  }
}
