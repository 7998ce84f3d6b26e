import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Depth, from the front")
struct DepthTests {
  @Test("Glass is behind the content unless it is never wanted") func glass() {
    let plain = PlayedView { Text("x") }.text
    #expect(PlayedView { Text("x").glassBackgroundEffect(displayMode: .never) }.text == plain)
    let pane = PlayedView { Text("x").glassBackgroundEffect() }.text
    let round = PlayedView { Text("x").glassBackgroundEffect(in: Circle()) }.text
    #expect(pane != plain)
    #expect(round != pane)
  }

  @Test("What is nearer or deeper looks the same") func depth() {
    let plain = PlayedView { Text("x") }.text
    #expect(
      PlayedView { Text("x").offset(z: 20).frame(depth: 10, alignment: .front) }.text == plain)
  }
}
