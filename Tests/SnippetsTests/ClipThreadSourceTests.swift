import Testing

@testable import Snippets

/// What stands beside a demo that waits in the background.
@Suite("Threads of a demo")
struct ClipThreadSourceTests {
  private func apart(_ code: String) -> String {
    ClipThreadSource.apart("_ClipTime.async(on: self)\n", beside: code)
  }

  @Test(
    "A demo that nowhere waits has no threads", arguments: ["", "try await Task.sleep(for: t)"])
  func without(code: String) {
    #expect(apart(code) == "_ClipTime.async(on: self)\n")
  }

  @Test(
    "One that does has", arguments: ["\nsleep(1)", "{ usleep(5) }", "Thread.sleep(until: d)"])
  func with(code: String) {
    #expect(apart(code).hasPrefix("_ClipThreads.async(on: self)\n"))
    #expect(apart(code).contains("extension Thread {") && apart(code).contains("func usleep"))
  }

  @Test("What it has of the same name stays its own") func own() {
    let code = "struct Thread: Identifiable {}\nfunc sleep() {}\nqueue.sync { usleep(1) }"
    #expect(apart(code).contains("extension DispatchQueue {"))
    #expect(!apart(code).contains("extension Thread {") && !apart(code).contains("func usleep"))
  }
}
