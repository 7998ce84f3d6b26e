import Foundation

/// Work that waits its turn: a queue of one thing at a time, while something in it sleeps.
@MainActor
final class ClipQueue {
  private static var busy: [ObjectIdentifier: ClipQueue] = [:]

  /// What it stands for, which so keeps its place in memory.
  private let queue: AnyObject
  private weak var clock: VirtualClock?
  private var waiting: [() -> Void] = []

  private init(_ queue: AnyObject, clock: VirtualClock?) {
    self.queue = queue
    self.clock = clock
  }

  /// Does work once what was given to the queue before is done.
  static func run(_ work: @escaping () -> Void, in queue: AnyObject) {
    let clock = VirtualClock.current
    // What slept when its clip ended is never done.
    if let line = busy[ObjectIdentifier(queue)], let clock, line.clock === clock {
      line.waiting.append(work)
      return
    }
    let line = ClipQueue(queue, clock: clock)
    busy[ObjectIdentifier(queue)] = line
    line.start(work)
  }

  private func start(_ work: @escaping () -> Void) {
    ClipThread.run(work) { self.goOn() }
  }

  private func goOn() {
    guard let clock, !waiting.isEmpty else {
      let id = ObjectIdentifier(queue)
      if Self.busy[id] === self { Self.busy[id] = nil }
      return
    }
    let next = waiting.removeFirst()
    // As an event of its own, so that a long queue is not a deep stack.
    clock.schedule(after: 0) { MainActor.assumeIsolated { self.start(next) } }
  }
}
