import Dispatch
import Foundation

/// The clip's clock for code that would ask Foundation for the time. Public because every compiled
/// demo has `Date.now`, `Date()`, `Timer.scheduledTimer` and `asyncAfter` of its own that lead here.
public enum _ClipTime {
  /// The date in the clip; where nothing plays yet, the one that clips start at.
  public static var now: Date {
    guard DispatchQueue.isOnMain else { return VirtualClock.startDate }
    return MainActor.assumeIsolated { VirtualClock.current?.date ?? VirtualClock.startDate }
  }

  /// Runs work as soon as what runs now is done.
  public static func async(
    on queue: DispatchQueue, _ group: DispatchGroup?, _ work: @escaping () -> Void
  ) {
    let work = UncheckedTransfer(work)
    guard DispatchQueue.isOnMain else {
      return queue.async(group: group, qos: .unspecified, flags: []) { work.value() }
    }
    group?.enter()
    DispatchQueue.main.async {
      work.value()
      group?.leave()
    }
  }

  /// Has a timer fire on the clip's clock, whatever loop it was meant for. Its date is the clip's.
  public static func add(_ timer: Timer, to loop: RunLoop, _ mode: RunLoop.Mode) {
    guard DispatchQueue.isOnMain else { return loop.add(timer, forMode: mode) }
    MainActor.assumeIsolated {
      guard let clock = VirtualClock.current else { return }
      // A date is exact to about a tenth of a microsecond, and 2 s are not to become 1.9999999.
      let delay = (timer.fireDate.timeIntervalSince(clock.date) * 1e6).rounded() / 1e6
      let interval = timer.timeInterval
      var token: VirtualClock.Token?
      let fire = {
        if timer.isValid { timer.fire() }
        if !timer.isValid { token?.cancel() }
      }
      if interval > 0, delay == interval {
        token = clock.schedule(every: interval, mayEnd: true, fire)
        return
      }
      _ = clock.schedule(after: delay) { [weak clock] in
        if interval > 0, timer.isValid {
          token = clock?.schedule(every: interval, mayEnd: true, fire)
        }
        fire()
      }
    }
  }

  /// A timer that fires on the clip's clock until it is invalidated.
  public static func scheduledTimer(
    _ interval: TimeInterval, _ repeats: Bool, _ block: @Sendable @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(
      fire: .distantFuture, interval: interval, repeats: repeats, block: block)
    guard DispatchQueue.isOnMain else { return timer }
    MainActor.assumeIsolated {
      guard let clock = VirtualClock.current else { return }
      var token: VirtualClock.Token?
      let fire = {
        guard timer.isValid else {
          token?.cancel()
          return
        }
        block(timer)
        if !repeats { timer.invalidate() }
      }
      token =
        repeats
        ? clock.schedule(every: interval, mayEnd: true, fire)
        : clock.schedule(after: interval, fire)
    }
    return timer
  }
}
