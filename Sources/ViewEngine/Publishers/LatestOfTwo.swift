import Foundation
import OpenCombine

/// What two publishers sent last, for one subscriber; what it does not ask for is not kept.
final class LatestOfTwo<A, B, Failure: Error>: Subscription {
  var a: A?
  var b: B?
  private let send: ((A, B)) -> Subscribers.Demand
  private let complete: (Subscribers.Completion<Failure>) -> Void
  private var demand = Subscribers.Demand.none
  private var sources: [AnyCancellable] = []
  private var running = 2
  private var isOver = false
  /// A value may be sent in answer to one, by the same thread.
  private let lock = NSRecursiveLock()

  init(
    send: @escaping ((A, B)) -> Subscribers.Demand,
    complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.send = send
    self.complete = complete
  }

  func keep(_ source: AnyCancellable) {
    lock.withLock { if isOver { source.cancel() } else { sources.append(source) } }
  }

  func take(_ change: (LatestOfTwo) -> Void) {
    lock.withLock {
      change(self)
      guard let a, let b, demand > .none, !isOver else { return }
      demand -= 1
      demand += send((a, b))
    }
  }

  /// One of the publishers has ended: all is over with the last one, or with a failure.
  func end(_ completion: Subscribers.Completion<Failure>) {
    lock.withLock {
      running -= 1
      var isFailure = false
      if case .failure = completion { isFailure = true }
      guard !isOver, running == 0 || isFailure else { return }
      cancel()
      complete(completion)
    }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
  }

  func cancel() {
    lock.withLock {
      isOver = true
      sources.forEach { $0.cancel() }
      sources = []
    }
  }
}
