import Foundation
import Motion
import Raster
import Testing

@testable import Studio
@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("The automatic script of sliders")
struct AutomaticSliderTests {
  private struct Mixer: View {
    @State private var values = [0.5, 0.5, 0.5, 0.5]
    let count: Int

    var body: some View {
      VStack(spacing: 20) {
        ForEach(0..<count, id: \.self) { Slider(value: $values[$0]) }
      }
    }
  }

  @Test("Of several sliders each is drawn, and no more than three", arguments: [1, 2, 3, 4])
  func sliders(_ count: Int) throws {
    let plan = AutomaticPlan(width: 200, height: 300)
    let kinds = try plan { Mixer(count: count) }.touches.map(\.kind)
    #expect(kinds == Array(repeating: .drag, count: min(count, 3)))
  }
}
