import Foundation
import TestSupport
import Testing

@testable import ViewEngine

/// What a demo does on threads that go by no clip's clock.
struct OwnThreadTests {
  @Test("State that is used on a thread that goes by no clip ends it and says why") func thread()
    async throws
  {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      exitsWhenTrapped()
      _ = TaskScheduling.install
      let hasRun = DispatchSemaphore(value: 0)
      Thread {
        MainActor.assumeIsolated {}
        hasRun.signal()
      }.start()
      // Where nothing ends it, it ends well, and the test says so.
      hasRun.wait()
    }
    let said = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(said.contains("State was used on a thread that the clip does not know of"))
  }
}
