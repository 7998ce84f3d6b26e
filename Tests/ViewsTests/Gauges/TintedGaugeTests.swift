import Drawing
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

  @Test("A ring's round end is of its first colour, and not of the last, which meets it there")
  func roundEnd() {
    let stage = ShapeStage {
      Gauge(value: 0.5) { Text("x") }.gaugeStyle(.accessoryCircularCapacity)
        .tint(Gradient(colors: [.green, .red]))
    }
    let starts = stage.shapes.compactMap { shape -> Double? in
      guard case .angularGradient(_, _, let start, _) = shape.leaf.paint else { return nil }
      return start
    }
    #expect(!starts.isEmpty && starts.allSatisfy { $0 < -Double.pi / 2 - 0.1 }, "\(starts)")
  }
}
