import Testing

@testable import Snippets

/// What stands beside a demo that waits in the background.
@Suite("Threads of a demo")
struct ClipThreadSourceTests {
  private func apart(_ code: String) -> String {
    ClipThreadSource.apart("_ClipTime.async(on: self)\n", beside: code)
  }

  @Test(
    "A demo that nowhere waits has no threads",
    arguments: [
      "", "try await Task.sleep(for: t)", "let lock = NSLock()\nsleep(1)",
      "sleep(1); Thread.exit()",
    ])
  func without(code: String) {
    #expect(apart(code) == "_ClipTime.async(on: self)\n")
  }

  @Test(
    "One that does has",
    arguments: [
      "\nsleep(1)", "{ usleep(5) }", "Thread.sleep(until: d)", "_ = s.wait(timeout: .now() + 1)",
    ])
  func with(code: String) {
    #expect(apart(code).hasPrefix("_ClipThreads.async(on: self)\n"))
    #expect(apart(code).contains("extension Thread {") && apart(code).contains("func usleep"))
  }

  @Test("Who waits for operations has Foundation's queue of them") func operations() {
    let adding = "extension OperationQueue {"
    #expect(apart("OperationQueue().addOperation {}").contains(adding))
    #expect(
      !apart("OperationQueue().addOperation {}; q.waitUntilAllOperationsAreFinished()").contains(
        adding))
    #expect(
      !apart("q.addOperations([a], waitUntilFinished: true); OperationQueue()").contains(adding))
  }

  @Test("Only a function that is nobody's method stands for the system's") func methods() {
    let method = "extension Task {\n  static func sleep(seconds: Double) {}\n}\n"
    #expect(apart(method + "queue.sync { usleep(1) }").contains("func usleep"))
    for word in ["", "@discardableResult ", "private ", "@MainActor fileprivate "] {
      #expect(!apart("queue.sync {}\n\(word)func usleep(_ t: Int) {}").contains("func usleep"))
    }
  }

  @Test("A demo's queue does several things at once if it says so and none of them is a barrier")
  func concurrent() {
    let code = "let q = DispatchQueue(label: l, attributes: .concurrent)\nq.async { sleep(1) }"
    #expect(apart(code).contains("convenience init("))
    #expect(!apart(code + "; q.async(flags: .barrier) {}").contains("convenience init("))
    #expect(!apart("q.async { sleep(1) }").contains("convenience init("))
  }

  @Test("What it has of the same name stays its own") func own() {
    let code = "struct Thread: Identifiable {}\nfunc sleep() {}\nqueue.sync { usleep(1) }"
    #expect(apart(code).contains("extension DispatchQueue {"))
    #expect(!apart(code).contains("extension Thread {") && !apart(code).contains("func usleep"))
  }

  @Test("A demo whose tasks sleep as threads do says so where its view is made, and no other")
  func tasks() {
    func text(_ code: String) -> String {
      let text = code + "\nstruct A: View { var body: some View { X() } }"
      return DemoSource(
        Excerpt(file: "a.swift", line: 1, text: text), source: SwiftSource(text), root: .view("A")
      ).text
    }
    let says = "_ClipThreads.takeTasks()\n  let root = "
    #expect(text("func load() async { Thread.sleep(forTimeInterval: 1) }").contains(says))
    #expect(text("func load() { Task.detached { s.wait() } }").contains(says))
    #expect(text("func load() { Task { s.wait(timeout: .now() + 2) } }").contains(says))
    #expect(!text("func load() async { try await Task.sleep(for: .seconds(1)) }").contains(says))
    #expect(!text("func load() { Thread.sleep(forTimeInterval: 1) }").contains(says))
  }
}
