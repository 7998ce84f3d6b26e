import Foundation
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What a demo has in queues of operations, and in queues of Dispatch that do several things at once.
@MainActor
@Suite("Queues that do several things at once")
struct ClipOperationsTests {
  /// Written by one thread at a time, whichever it is.
  private final class Notes: @unchecked Sendable {
    var text = ""
  }

  private let notes = Notes()
  private let played = PlayedView { Color.red }

  /// Work that notes its beginning and takes a second of the clip.
  private func work(_ name: String) -> @Sendable () -> Void {
    return { [notes] in
      notes.text += name
      _ClipThreads.sleep(1)
    }
  }

  /// How many are not done. A demo asks while its clip plays; at other times the clip of another test may be asked.
  private func count(in queue: OperationQueue) -> Int {
    var count = 0
    played.change { count = _ClipThreads.operations(in: queue).count }
    return count
  }

  @Test("So many operations run as there is room for, the others wait for them") func room() {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 2
    played.change { for name in ["a", "b", "c", "d"] { _ClipThreads.add(work(name), to: queue) } }
    played.advance(to: 0.5)
    #expect(notes.text == "ab" && count(in: queue) == 4)
    played.advance(to: 1.5)
    #expect(notes.text == "abcd" && count(in: queue) == 2)
    played.advance(to: 2.5)
    #expect(count(in: queue) == 0)
  }

  @Test("While a queue is suspended nothing begins, and what is cancelled never does")
  func suspended() {
    let queue = OperationQueue()
    queue.isSuspended = true
    played.change { for name in ["a", "b"] { _ClipThreads.add(work(name), to: queue) } }
    played.advance(to: 0.5)
    #expect(notes.text == "" && count(in: queue) == 2)
    played.change {
      _ClipThreads.cancelAll(in: queue)
      _ClipThreads.add(work("c"), to: queue)
      queue.isSuspended = false
    }
    played.advance(to: 1)
    #expect(notes.text == "c" && count(in: queue) == 1)
    played.advance(to: 2)
    #expect(count(in: queue) == 0)
  }

  @Test("What has waited longer begins before what is added later") func order() {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    played.change {
      queue.isSuspended = true
      for name in ["a", "b"] { _ClipThreads.add(work(name), to: queue) }
      queue.isSuspended = false
      _ClipThreads.add(work("c"), to: queue)
    }
    played.advance(to: 4)
    #expect(notes.text == "abc")
  }

  /// Done a second after it was started.
  private final class Later: Operation, @unchecked Sendable {
    private var isDone = false
    override var isAsynchronous: Bool { true }
    override var isFinished: Bool { isDone }
    override func start() {
      _ClipThreads.async(on: .global(), nil) {
        _ClipThreads.sleep(1)
        self.isDone = true
      }
    }
  }

  @Test("An operation that says itself when it is done has its place until then") func later() {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 2
    played.change { for _ in 0..<4 { _ClipThreads.add(Later(), to: queue) } }
    played.advance(to: 0.5)
    #expect(count(in: queue) == 4)
    played.advance(to: 1.5)
    #expect(count(in: queue) == 2)
    played.advance(to: 2.5)
    #expect(count(in: queue) == 0)
  }

  @Test("A queue of Dispatch does several things at once if it is made so")
  func concurrent() {
    func queue(_ attributes: DispatchQueue.Attributes) -> DispatchQueue {
      DispatchQueue(
        _label: "work", qos: .unspecified, attributes: attributes, autoreleaseFrequency: .inherit,
        target: nil)
    }
    let (one, several) = (queue([]), queue(.concurrent))
    #expect(!one.isConcurrent && several.isConcurrent && DispatchQueue.global().isConcurrent)
    played.change {
      for name in ["a", "b"] { _ClipThreads.async(on: several, nil, work(name)) }
      for name in ["c", "d"] { _ClipThreads.async(on: one, nil, work(name)) }
    }
    played.advance(to: 0.5)
    #expect(notes.text == "abc")
    played.advance(to: 2.5)
    #expect(notes.text == "abcd")
  }

  @Test("Who waits on the main thread gets what others do meanwhile", .timeLimit(.minutes(10)))
  func mainThread() {
    let (semaphore, group) = (DispatchSemaphore(value: 0), DispatchGroup())
    played.change {
      _ClipThreads.async(on: .global(), nil) { [notes] in
        notes.text += "a"
        semaphore.signal()
      }
      _ClipThreads.async(on: .global(), group) { [notes] in notes.text += "b" }
      _ClipThreads.wait(for: semaphore)
      notes.text += "c"
      _ClipThreads.wait(for: group)
      // Nothing would be shown meanwhile.
      _ClipThreads.sleep(3600)
      notes.text += "d"
    }
    #expect(notes.text == "acbd")
  }

  @Test("A task that is not the main actor's sleeps beside the clip, where its demo says so")
  func tasks() {
    played.change {
      _ClipThreads.takeTasks()
      notes.text += "a"
      Task.detached { [notes] in
        _ClipThreads.sleep(1)
        notes.text += "c"
      }
      notes.text += "b"
    }
    played.advance(to: 0.5)
    #expect(notes.text == "ab")
    played.advance(to: 1.5)
    #expect(notes.text == "abc")
  }
}
