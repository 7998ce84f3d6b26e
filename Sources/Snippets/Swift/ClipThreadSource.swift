/// What makes the threads of a demo go by its clip, as ``ClipTimeSource`` does for its queues.
///
/// Only where a demo names what waits: work that never does needs no thread.
enum ClipThreadSource {
  /// - Parameters:
  ///   - declarations: Those of the clip's time.
  ///   - code: What they stand beside. What it declares itself must not be there twice.
  static func apart(_ declarations: String, beside code: String) -> String {
    // Who sleeps and holds a lock would keep it from the main thread for good.
    guard isNeeded(beside: code) else { return declarations }
    var apart = declarations.replacing("_ClipTime.async", with: "_ClipThreads.async") + queues
    // Who waits for a queue of operations has to be waited for by that queue.
    if !code.contains(
      #/\bwaitUntil(?:Finished|AllOperations)|class\s+OperationQueue\b/#.wordBoundaryKind(.simple))
    {
      apart += operations
    }
    // Conversations have threads of another kind.
    if !code.contains(
      #/(?:struct|class|enum|actor|protocol|typealias)\s+Thread\b/#.wordBoundaryKind(.simple))
    {
      apart += threads
    }
    if !code.contains(Self.sleeps) { apart += functions }
    // What waits for a barrier has to come after all that the queue does: one thing after the other will do.
    if code.contains(#/\.concurrent\b/#.wordBoundaryKind(.simple)),
      !code.contains(#/\.barrier\b/#.wordBoundaryKind(.simple))
    {
      apart += concurrentQueues
    }
    return apart
  }

  /// Whether tasks of a demo sleep or wait as threads do, and not by `await`.
  static func takesTasks(of code: String) -> Bool {
    (code.contains("async") || code.contains("Task")) && code.contains(Self.sleepsInTasks)
      && isNeeded(beside: code)
  }

  private static func isNeeded(beside code: String) -> Bool {
    code.contains(Self.waits) && !code.contains(Self.locks)
  }

  private static var sleepsInTasks: Regex<Substring> {
    #/\bThread\s*\.\s*sleep\b|[^\w.]u?sleep\s*\(|\.wait\s*\(\s*(?:\)|timeout\s*:|wallTimeout\s*:)/#
      .wordBoundaryKind(.simple)
  }

  private static var waits: Regex<Substring> {
    #/\bThread\b|\bOperationQueue\b|\bconcurrentPerform\b|[^\w.]u?sleep\s*\(|\.wait\s*\(\s*(?:\)|timeout\s*:|wallTimeout\s*:)|\.sync\b/#
      .wordBoundaryKind(.simple)
  }

  /// A function of its own of that name, which is nobody's method: `Task.sleep(seconds:)` is none.
  private static var sleeps: Regex<Substring> {
    #/^(?:[@\w()]+[ \t]+)*func\s+u?sleep\s*\(/#.anchorsMatchLineEndings()
      .wordBoundaryKind(.simple)
  }

  private static var locks: Regex<Substring> {
    #/\bNS\w*Lock\b|\bNSCondition\b|\bMutex\b|[Uu]nfair_?[Ll]ock|\bpthread_\w+|\bobjc_sync_enter\b|\bThread\.exit\b/#
      .wordBoundaryKind(.simple)
  }

  private static let functions = """
    @discardableResult fileprivate func sleep(_ seconds: UInt32) -> UInt32 {
      _ClipThreads.sleep(Double(seconds))
      return 0
    }
    @discardableResult fileprivate func usleep(_ microseconds: UInt32) -> Int32 {
      _ClipThreads.sleep(Double(microseconds) / 1e6)
      return 0
    }

    """

  private static let threads = """
    extension Thread {
      fileprivate static func sleep(forTimeInterval seconds: TimeInterval) {
        _ClipThreads.sleep(seconds)
      }
      fileprivate static func sleep(until date: Date) {
        _ClipThreads.sleep(date.timeIntervalSince(_ClipTime.now))
      }
      fileprivate static func detachNewThread(_ block: @Sendable @escaping () -> Void) {
        _ClipThreads.detach(block)
      }
      fileprivate func start() { _ClipThreads.start(self) }
      fileprivate static var current: Thread { _ClipThreads.currentThread }
    }

    """

  private static let operations = """
    extension OperationQueue {
      fileprivate func addOperation(_ block: @Sendable @escaping () -> Void) {
        _ClipThreads.add(block, to: self)
      }
      fileprivate func addOperation(_ operation: Operation) { _ClipThreads.add(operation, to: self) }
      fileprivate func cancelAllOperations() { _ClipThreads.cancelAll(in: self) }
      fileprivate var operations: [Operation] { _ClipThreads.operations(in: self) }
      fileprivate var operationCount: Int { _ClipThreads.operations(in: self).count }
    }

    """

  private static let concurrentQueues = """
    extension DispatchQueue {
      fileprivate convenience init(
        label: String, qos: DispatchQoS = .unspecified, attributes: DispatchQueue.Attributes = [],
        autoreleaseFrequency: DispatchQueue.AutoreleaseFrequency = .inherit,
        target: DispatchQueue? = nil
      ) {
        self.init(
          _label: label, qos: qos, attributes: attributes,
          autoreleaseFrequency: autoreleaseFrequency, target: target)
      }
    }

    """

  private static let queues = """
    extension DispatchQueue {
      fileprivate func sync(execute work: () -> Void) { _ClipThreads.sync(on: self, work) }
      fileprivate func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
        try _ClipThreads.sync(on: self, work)
      }
      fileprivate func sync(execute work: DispatchWorkItem) {
        _ClipThreads.sync(on: self) { work.perform() }
      }
      fileprivate func sync<Result>(
        flags: DispatchWorkItemFlags, execute work: () throws -> Result
      ) rethrows -> Result {
        try _ClipThreads.sync(on: self, work)
      }
      fileprivate static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
        for iteration in 0..<iterations { work(iteration) }
      }
    }
    extension DispatchSemaphore {
      fileprivate func wait() { _ClipThreads.wait(for: self) }
      fileprivate func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
        _ClipThreads.wait(for: self, until: timeout)
      }
      fileprivate func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult {
        _ClipThreads.wait(for: self, until: wallTimeout)
      }
    }
    extension DispatchWorkItem {
      fileprivate func wait() { _ClipThreads.wait(for: self) }
    }
    extension DispatchGroup {
      fileprivate func wait() { _ClipThreads.wait(for: self) }
      fileprivate func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
        _ClipThreads.wait(for: self, until: timeout)
      }
      fileprivate func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult {
        _ClipThreads.wait(for: self, until: wallTimeout)
      }
    }

    """
}
