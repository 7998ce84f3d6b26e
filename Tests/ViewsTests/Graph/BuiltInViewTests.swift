import TestSupport
import Testing

@testable import ViewEngine
@testable import Views

/// Views that are built in.
struct BuiltInViewTests {
  @Test func whoeverAsksThemForTheirBodyIsToldThatTheyHaveNone() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      exitsWhenTrapped()
      await MainActor.run { _ = EmptyView().body }
    }
    let said = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(said.contains("EmptyView is built in and has no body"))
  }
}
