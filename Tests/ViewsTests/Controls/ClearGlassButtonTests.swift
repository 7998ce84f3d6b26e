import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Buttons of other glass")
struct ClearGlassButtonTests {
  private func look(_ glass: Glass) -> String {
    PlayedView { Button("Go") {}.buttonStyle(.glass(glass)) }.text
  }

  @Test func regularIsWhatGlassIsByItself() {
    #expect(look(.regular) == PlayedView { Button("Go") {}.buttonStyle(.glass) }.text)
  }

  @Test func clearAndColouredAndNoneLookDifferent() {
    let looks = [look(.regular), look(.clear), look(.regular.tint(.red)), look(.identity)]
    #expect(Set(looks).count == looks.count)
  }
}
