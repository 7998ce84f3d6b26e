import Dispatch
import Foundation

extension DispatchQueue {
  /// Runs work later on the clip's clock.
  ///
  /// Chosen over Dispatch's own method because it has no defaulted parameters to fill in.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @MainActor () -> Void) {
    let nanoseconds =
      Double(deadline.uptimeNanoseconds) - Double(DispatchTime.now().uptimeNanoseconds)
    // The deadline was made from the wall clock a moment ago: whole milliseconds hide that moment.
    let delay = max(0, (nanoseconds / 1e6).rounded(.up) / 1e3)
    let work = UncheckedTransfer(work)
    MainActor.assumeIsolated {
      guard let clock = VirtualClock.current else { return }
      clock.schedule(after: delay) { work.value() }
    }
  }

  /// Runs work as the next event of the clip's clock.
  public func async(execute work: @escaping @MainActor () -> Void) {
    let work = UncheckedTransfer(work)
    // On Linux every `DispatchQueue.main` is an object of its own; labels tell queues apart.
    guard label == DispatchQueue.main.label, DispatchQueue.isOnMain else {
      // Work from another thread reaches the graph through the main queue as everywhere else.
      async(group: nil, qos: .unspecified, flags: [], execute: { MainActor.assumeIsolated { work.value() } })
      return
    }
    MainActor.assumeIsolated {
      guard let clock = VirtualClock.current else { return }
      clock.schedule(after: 0) { work.value() }
    }
  }

  /// Where the program's main function is asynchronous, the main queue leaves the main thread.
  static var isOnMain: Bool {
    Thread.isMainThread || getSpecific(key: mainKey) != nil
  }

  private static let mainKey: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    main.setSpecific(key: key, value: ())
    return key
  }()
}
