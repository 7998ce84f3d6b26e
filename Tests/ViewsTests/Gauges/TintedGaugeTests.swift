import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Gauges of a colour")
struct TintedGaugeTests {
  private func look(_ style: some GaugeStyle) -> String {
    PlayedView { Gauge(value: 0.5) { Text("x") }.gaugeStyle(style) }.text
  }

  @Test func aStylesColourIsThatOfTheTint() {
    #expect(look(CircularGaugeStyle(tint: .red)) != look(CircularGaugeStyle(tint: .blue)))
    #expect(look(LinearGaugeStyle(tint: .red)) != look(LinearGaugeStyle(tint: .blue)))
    let tinted = PlayedView {
      Gauge(value: 0.5) { Text("x") }.gaugeStyle(LinearGaugeStyle()).tint(.red)
    }
    #expect(look(LinearGaugeStyle(tint: .red)) == tinted.text)
  }
}
