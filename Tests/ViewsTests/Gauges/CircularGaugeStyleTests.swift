import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("A watch's gauge")
struct CircularGaugeStyleTests {
  @Test("It looks as a lock screen's does") func ring() {
    func text(_ style: some GaugeStyle) -> String {
      PlayedView { Gauge(value: 0.4) { Text("a") }.gaugeStyle(style) }.text
    }
    #expect(text(.circular) == text(.accessoryCircular))
    #expect(text(.linear) == text(.accessoryLinear))
  }
}
