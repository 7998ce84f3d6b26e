/// What makes the threads of a demo go by its clip, as ``ClipTimeSource`` does for its queues.
///
/// Only where a demo names what waits: work that never does needs no thread.
enum ClipThreadSource {
  /// - Parameters:
  ///   - declarations: Those of the clip's time.
  ///   - code: What they stand beside. What it declares itself must not be there twice.
  static func apart(_ declarations: String, beside code: String) -> String {
    guard code.contains(Self.waits) else { return declarations }
    var apart = declarations.replacing("_ClipTime.async", with: "_ClipThreads.async") + queues
    // Conversations have threads of another kind.
    if !code.contains(#/(?:struct|class|enum|actor|protocol|typealias)\s+Thread\b/#) {
      apart += threads
    }
    if !code.contains(#/func\s+u?sleep\s*\(/#) { apart += functions }
    return apart
  }

  private static var waits: Regex<Substring> {
    #/\bThread\b|\bOperationQueue\b|\bconcurrentPerform\b|[^\w.]u?sleep\s*\(|\.wait\s*\(\s*\)|\.sync\b/#
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
    }

    """

  private static let queues = """
    extension OperationQueue {
      fileprivate func addOperation(_ block: @Sendable @escaping () -> Void) {
        _ClipThreads.add(block, to: self)
      }
      fileprivate func addOperation(_ operation: Operation) { _ClipThreads.add(operation, to: self) }
    }
    extension DispatchQueue {
      fileprivate func sync(execute work: () -> Void) { _ClipThreads.sync(on: self, work) }
      fileprivate func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
        try _ClipThreads.sync(on: self, work)
      }
      fileprivate static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
        for iteration in 0..<iterations { work(iteration) }
      }
    }
    extension DispatchSemaphore {
      fileprivate func wait() { _ClipThreads.wait(for: self) }
    }
    extension DispatchGroup {
      fileprivate func wait() { _ClipThreads.wait(for: self) }
    }

    """
}
