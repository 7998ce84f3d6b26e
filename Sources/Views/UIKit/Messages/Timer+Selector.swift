import Foundation
import ViewEngine

extension Timer {
  /// One that never fires, as a demo declares it for the time before it has one.
  public convenience init(_never: Void = ()) {
    self.init(fire: .distantFuture, interval: 0, repeats: false) { _ in }
  }

  /// A timer for the clip's clock, once it is added to a run loop.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    self.init(fire: _ClipTime.now + interval, interval: interval, repeats: repeats) {
      selector.fire($0)
    }
  }

  /// Calls a method of the target by the clip's clock.
  @discardableResult
  public static func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    _ClipTime.scheduledTimer(interval, repeats) { selector.fire($0) }
  }
}

extension Selector {
  /// Timers of a clip fire on the main actor.
  fileprivate func fire(_ timer: Timer) {
    let timer = UncheckedTransfer(timer)
    onMainActor { call(from: timer.value) }
  }
}
