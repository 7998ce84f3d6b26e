import Dispatch
import Foundation
import OpenCombine

/// Combine's schedulers go by the clip's clock, whatever queue they are of.
public protocol _ClipScheduler: Scheduler
where SchedulerTimeType == _ClipSchedulerTime, SchedulerOptions == _ClipSchedulerOptions {}

/// Nothing to choose on a virtual clock.
public struct _ClipSchedulerOptions {}

extension _ClipScheduler {
  public var now: _ClipSchedulerTime {
    guard DispatchQueue.isOnMain else { return _ClipSchedulerTime(seconds: 0) }
    return onMainActor { _ClipSchedulerTime(seconds: VirtualClock.current?.now ?? 0) }
  }

  public var minimumTolerance: _ClipSchedulerTime.Stride { 0 }

  public func schedule(options: _ClipSchedulerOptions?, _ action: @escaping () -> Void) {
    schedule(after: now, tolerance: 0, options: nil, action)
  }

  public func schedule(
    after date: _ClipSchedulerTime, tolerance: _ClipSchedulerTime.Stride,
    options: _ClipSchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let action = UncheckedTransfer(action)
    // What another thread sends reaches the graph through the main queue, as everywhere.
    guard DispatchQueue.isOnMain else {
      DispatchQueue.main.async { action.value() }
      return
    }
    onMainActor {
      guard let clock = VirtualClock.current else { return }
      clock.schedule(after: max(0, date.seconds - clock.now)) { action.value() }
    }
  }

  public func schedule(
    after date: _ClipSchedulerTime, interval: _ClipSchedulerTime.Stride,
    tolerance: _ClipSchedulerTime.Stride, options: _ClipSchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = UncheckedTransfer(action)
    let series = ClipSeries()
    schedule(after: date, tolerance: 0, options: nil) {
      guard !series.isCancelled else { return }
      action.value()
      // It may have cancelled what it is the first of.
      guard !series.isCancelled else { return }
      series.token = onMainActor {
        VirtualClock.current?.schedule(every: interval.seconds) { action.value() }
      }
    }
    return AnyCancellable { series.cancel() }
  }
}

/// An action that happens again and again, from its first time on.
private final class ClipSeries: @unchecked Sendable {
  private(set) var isCancelled = false
  var token: VirtualClock.Token?

  func cancel() {
    isCancelled = true
    onMainActor { token?.cancel() }
  }
}

extension DispatchQueue: @retroactive Scheduler, _ClipScheduler {}
extension RunLoop: @retroactive Scheduler, _ClipScheduler {}
extension OperationQueue: @retroactive Scheduler, _ClipScheduler {}
