import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Gauge")
struct GaugeTests {
  private struct Bare: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      Color.red.frame(width: 80 * configuration.value, height: 10)
    }
  }

  @Test("A style is given where in its range the value is") func fraction() {
    let played = PlayedView {
      Gauge(value: 5, in: 4...8) { Text("Level") }.gaugeStyle(Bare())
    }
    #expect(played.frame(of: .red)?.width == 20)
  }

  @Test("Every style shows the value's label, or the gauge's own") func labels() {
    func text<S: GaugeStyle>(_ style: S) -> String {
      PlayedView(size: CGSize(width: 300, height: 300)) {
        Gauge(value: 0.5) {
          Text("Level")
        } currentValueLabel: {
          Text("Half")
        }
        .gaugeStyle(style)
      }.text
    }
    #expect(text(.linearCapacity).contains("Half"))
    #expect(text(.accessoryLinearCapacity).contains("Half"))
    #expect(text(.accessoryCircular).contains("Half"))
    #expect(text(.accessoryCircularCapacity).contains("Half"))
    #expect(!text(.accessoryLinear).contains("Half"))
  }
}
