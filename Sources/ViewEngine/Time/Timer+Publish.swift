import Foundation
import OpenCombine

extension Timer {
  /// A publisher that sends the date at an interval of the clip's clock.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval)
  }

  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    public let interval: TimeInterval
    private let subject = PassthroughSubject<Date, Never>()

    init(interval: TimeInterval) {
      self.interval = interval
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Date, S.Failure == Never {
      subject.subscribe(subscriber)
    }

    public func connect() -> any Cancellable {
      let subject = subject
      let interval = interval
      let token = MainActor.assumeIsolated {
        let clock = VirtualClock.current
        return UncheckedTransfer(
          clock?.schedule(every: interval) { [weak clock] in
            guard let clock else { return }
            subject.send(clock.date)
          })
      }.value
      return AnyCancellable {
        MainActor.assumeIsolated { token?.cancel() }
      }
    }
  }
}

extension RunLoop {
  public typealias SchedulerOptions = _ClipSchedulerOptions
}
