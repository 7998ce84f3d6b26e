import Foundation
import Pixels
import Threads

/// One sink, one bounded queue, one thread: frames are converted and encoded here while the caller
/// draws the next one.
///
/// The queue holds at most ``capacity`` jobs, so memory is bounded whatever the clip's length: a
/// picture buffer for each (4 bytes a pixel, 5 MB at 786 × 1704), one for the frame being drawn, and
/// what the encoder keeps. Frames stay in order. The first error wins: it ends the job, and every
/// later call throws it.
final class EncodeThread: @unchecked Sendable {
  enum Job {
    case frame(PixelBuffer, changed: PixelRect?)
    case repeats(Int)
    case complete
  }

  static let capacity = 1

  // The thread's own; nobody else touches them after `start`.
  private var sink: (any FrameSink)?
  private let destination: Destination

  private let condition = NSCondition()
  // Guarded by `condition`.
  private var queue: [Job] = []
  /// Whether the sink still reads the last job's picture.
  private var isTaking = false
  private var failure: MovieError?
  private var isCancelled = false
  private var isDone = false
  private var framesWritten = 0
  /// The file is whole and has no name yet.
  private var isComplete = false

  init(sink: any FrameSink, destination: Destination) {
    self.sink = sink
    self.destination = destination
  }

  /// - Throws: ``MovieError/noThread(reason:)``.
  func start() throws(MovieError) {
    let failure = StartedThread.run(stackSize: 2 << 20) { self.run() }
    guard failure != 0 else { return }
    destination.discard()
    condition.withLock { isDone = true }
    throw .noThread(reason: String(cString: strerror(failure)))
  }

  /// Waits for room in the queue, and until the picture before the last one is nobody's any more:
  /// its memory is the next one's.
  func add(_ job: Job) throws(MovieError) {
    condition.lock()
    defer { condition.unlock() }
    while queue.count >= EncodeThread.capacity || isTaking, !isDone { condition.wait() }
    if let failure { throw failure }
    guard !isDone, !isCancelled else { throw .closed(path: destination.path) }
    queue.append(job)
    condition.broadcast()
  }

  /// Waits until everything is written; what is written has no name yet.
  ///
  /// - Returns: Bytes written.
  func complete() throws(MovieError) -> Int {
    try add(.complete)
    condition.lock()
    defer { condition.unlock() }
    while !isDone { condition.wait() }
    if let failure { throw failure }
    guard isComplete, !isCancelled else { throw .closed(path: destination.path) }
    return destination.byteCount
  }

  /// Gives what is complete its name.
  func commit() throws(MovieError) {
    condition.lock()
    defer { condition.unlock() }
    guard isComplete, !isCancelled else { throw .closed(path: destination.path) }
    // Whatever comes of it, there is no second time.
    isComplete = false
    do throws(MovieError) {
      try destination.commit()
    } catch {
      destination.discard()
      throw error
    }
  }

  /// Stops after the frame in work and waits until the partial file is gone.
  func cancel() {
    condition.lock()
    defer { condition.unlock() }
    isCancelled = true
    queue.removeAll()
    condition.broadcast()
    while !isDone { condition.wait() }
    if isComplete { destination.discard() }
    isComplete = false
  }

  /// Frames given to the encoder so far.
  var progress: Int { condition.withLock { framesWritten } }

  private func run() {
    var isWhole = false
    do {
      isWhole = try work()
    } catch {
      condition.withLock { failure = error }
    }
    // Closes the file and gives the encoder's memory back before anybody is told.
    sink = nil
    condition.lock()
    isComplete = isWhole && failure == nil && !isCancelled
    if !isComplete { destination.discard() }
    isDone = true
    queue.removeAll()
    condition.broadcast()
    condition.unlock()
  }

  /// - Returns: Whether everything is written.
  private func work() throws(MovieError) -> Bool {
    guard let sink else { return false }
    while let task = try nextTask(for: sink) {
      switch task {
      case .frames(let times):
        for _ in 0..<times {
          guard !condition.withLock({ isCancelled }) else { return false }
          try sink.writeFrame()
          condition.withLock { framesWritten += 1 }
        }
      case .complete:
        try sink.finish()
        return true
      }
    }
    return false
  }

  /// What is left of a job once the sink has its picture.
  private enum SinkTask {
    case frames(Int)
    case complete
  }

  /// Nobody holds the job's buffer any more when this returns: while the frame is encoded, the next
  /// but one is drawn into it.
  private func nextTask(for sink: any FrameSink) throws(MovieError) -> SinkTask? {
    defer {
      condition.withLock {
        isTaking = false
        condition.broadcast()
      }
    }
    switch nextJob() {
    case .frame(let pixels, let changed):
      try sink.take(pixels, changed: changed)
      return .frames(1)
    case .repeats(let times): return .frames(times)
    case .complete: return .complete
    case nil: return nil
    }
  }

  private func nextJob() -> Job? {
    condition.lock()
    defer { condition.unlock() }
    while queue.isEmpty, !isCancelled { condition.wait() }
    guard !isCancelled else { return nil }
    defer { condition.broadcast() }
    isTaking = true
    return queue.removeFirst()
  }
}
