import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Circular progress")
struct CircularProgressTests {
  private func isStill(_ idiom: DeviceIdiom, _ value: Double?) -> Bool {
    !ViewGraph.on(idiom, ProgressView(value: value).progressViewStyle(.circular)).runsForever
  }

  @Test("A Mac and a watch fill a ring where it is known how far", arguments: [0.0, 0.4, 1, 3])
  func rings(_ value: Double) {
    #expect(isStill(.mac, value) && isStill(.watch, value))
  }

  @Test("Others turn, as all do where it is not known") func spinners() {
    #expect(!isStill(.phone, 0.4) && !isStill(.tv, 0.4))
    #expect(!isStill(.mac, nil) && !isStill(.watch, nil) && !isStill(.phone, nil))
  }
}
