import Dispatch
import Foundation

// Waits that give up at a time of the clip's clock. On the main thread nothing would be shown meanwhile, and the clock
// stands still as long as that does: what has not come by then has not come in time.
extension _ClipThreads {
  /// Waits for a signal.
  public static func wait(
    for semaphore: DispatchSemaphore, until deadline: DispatchTime
  ) -> DispatchTimeoutResult {
    wait(_ClipTime.seconds(until: deadline)) { semaphore.wait(timeout: $0) == .success }
  }

  public static func wait(
    for semaphore: DispatchSemaphore, until deadline: DispatchWallTime
  ) -> DispatchTimeoutResult {
    wait(_ClipTime.seconds(until: deadline)) { semaphore.wait(timeout: $0) == .success }
  }

  /// Waits until all of a group have left it.
  public static func wait(
    for group: DispatchGroup, until deadline: DispatchTime
  ) -> DispatchTimeoutResult {
    wait(_ClipTime.seconds(until: deadline)) { group.wait(timeout: $0) == .success }
  }

  public static func wait(
    for group: DispatchGroup, until deadline: DispatchWallTime
  ) -> DispatchTimeoutResult {
    wait(_ClipTime.seconds(until: deadline)) { group.wait(timeout: $0) == .success }
  }

  /// Longer than any clip, in seconds.
  private static let longest = 1e8

  /// - Parameter isReady: Waits until then, and says whether it has come.
  private static func wait(
    _ seconds: Double, until isReady: @escaping (DispatchTime) -> Bool
  ) -> DispatchTimeoutResult {
    if isReady(.now()) { return .success }
    guard seconds > 0 else { return .timedOut }
    if let thread = ClipThread.current, thread.canWait {
      return thread.wait(seconds) { isReady(.now()) } ? .success : .timedOut
    }
    guard ClipThread.current == nil, isPlayingOnMain else {
      return isReady(.now() + min(seconds, longest)) ? .success : .timedOut
    }
    let transfer = UncheckedTransfer(isReady)
    let hasCome = onMainActor {
      VirtualClock.current?.runWhatIsDue { transfer.value(.now()) } ?? false
    }
    return hasCome ? .success : .timedOut
  }
}
