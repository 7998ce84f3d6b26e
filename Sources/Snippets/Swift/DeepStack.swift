import Foundation

/// Runs something that may go down very many calls and take very long, such as a parser on a text that somebody
/// made to stop it: on a thread with a stack of its own, of which only what is used takes memory, and no longer
/// than it is given.
enum DeepStack {
  private static let size = 512 << 20
  /// Threads that may go on with what nobody waits for any more; the parser takes 120 MB for 100 kB of mistakes.
  private static let mostLeftBehind = 2
  private static let late = LateWork()

  /// - Parameters:
  ///   - seconds: Of the processor's, so that a busy machine gives the same answer. Each time that something
  ///     takes longer, what comes after it gets less, since a page may be full of such texts.
  ///   - body: Cannot be stopped: where it takes longer it goes on, and nobody waits for it.
  /// - Returns: Nothing where it took longer, or where several that took longer still go on.
  static func run<Result>(for seconds: Double, _ body: @escaping () -> Result) -> Result? {
    let (going, all) = late.counts
    if going >= mostLeftBehind { return nil }
    let patience = seconds / Double(1 << min(all, 4))
    let work = Work(body)
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, size)
    var thread = pthread_t()
    let argument = Unmanaged<AnyWork>.passRetained(work)
    let failure = pthread_create(
      &thread, &attributes,
      { argument in
        guard let argument else { return nil }
        Unmanaged<AnyWork>.fromOpaque(argument).takeRetainedValue().run()
        return nil
      }, argument.toOpaque())
    if failure != 0 {
      // No thread or no memory to be had: most texts do with the stack that is there.
      argument.release()
      return body()
    }
    while !work.waitAWhile() {
      guard processorTime(of: thread) > patience, work.isLeft(to: late) else { continue }
      pthread_detach(thread)
      return nil
    }
    pthread_join(thread, nil)
    return work.result
  }

  private static func processorTime(of thread: pthread_t) -> Double {
    var clock = clockid_t()
    var time = timespec()
    guard pthread_getcpuclockid(thread, &clock) == 0, clock_gettime(clock, &time) == 0 else {
      return 0
    }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// What nobody waits for any more.
private final class LateWork: @unchecked Sendable {
  private let lock = NSLock()
  private var going = 0
  private var all = 0

  var counts: (going: Int, all: Int) { lock.withLock { (going, all) } }
  func begin() { lock.withLock { (going, all) = (going + 1, all + 1) } }
  func end() { lock.withLock { going -= 1 } }
}

/// What the thread is handed, whatever its result is.
private class AnyWork {
  func run() {}
}

private final class Work<Result>: AnyWork {
  private let condition = NSCondition()
  private var body: (() -> Result)?
  private var answer: Result?
  /// Where it is counted, if nobody waits for it.
  private var late: LateWork?

  init(_ body: @escaping () -> Result) {
    self.body = body
  }

  override func run() {
    let result = body?()
    body = nil
    condition.withLock {
      answer = result
      late?.end()
      condition.signal()
    }
  }

  var result: Result? { condition.withLock { answer } }

  /// - Returns: Whether it is done.
  func waitAWhile() -> Bool {
    condition.withLock {
      if answer == nil { _ = condition.wait(until: Date(timeIntervalSinceNow: 0.01)) }
      return answer != nil
    }
  }

  /// Leaves it to itself, unless it was done in this very moment.
  func isLeft(to late: LateWork) -> Bool {
    condition.withLock {
      if answer != nil { return false }
      self.late = late
      late.begin()
      return true
    }
  }
}
