import TestSupport
import Testing

@testable import ViewEngine

/// What a demo asks for by a position that is none.
struct AskedPositionTests {
  @Test func whatIsThereIsGiven() {
    #expect([4, 5].asked(1, as: "subviews") == 5)
  }

  @Test func whatIsNotEndsTheDemoAndSaysWhy() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      exitsWhenTrapped()
      _ = [4, 5].asked(7, as: "subviews")
    }
    let said = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(said.contains("There is no subviews[7]: its positions are 0 to 1."))
  }

  @Test func nothingAtAllIsSaidSo() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      exitsWhenTrapped()
      _ = [Int]().asked(0, as: "lines")
    }
    let said = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(said.contains("There is no lines[0]: it is empty."))
  }
}
