import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Dates that are written down")
struct WrittenDateTests {
  @Test("A date far from the wall clock's present stays as it is, one near it is the clip's")
  func dates() {
    let clock = PlayedView { Text("A") }.graph.clock
    for days in [-800.0, -200, -40, 40, 200] {
      let date = Date().addingTimeInterval(days * 86_400)
      #expect(clock.dateInClip(date) == date)
    }
    let soon = clock.dateInClip(Date().addingTimeInterval(90))
    #expect(abs(soon.timeIntervalSince(clock.date)) < 600)
  }
}
