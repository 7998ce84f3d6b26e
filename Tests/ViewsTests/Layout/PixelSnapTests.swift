import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

@Suite("Frames on whole pixels")
struct PixelSnapTests {
  @Test("What is whole pixels wide stays as wide wherever it stands") func widths() {
    for scale in [800.0 / 852, 0.3, 0.55, 1, 2.0 / 3, 1.7, 2, 3] {
      for pixels in 1...60 {
        let width = Double(pixels) / scale
        for room in [0.0, 20, 48, 65.5, 100 / 3.0, 393] {
          let frame = CGRect(x: 31 / scale + (room - width) / 2, y: 0.1, width: width, height: 20)
          let halves = frame.offsetBy(dx: (0.5 / scale) - frame.minX + 7 / scale, dy: 0)
          for frame in [frame, halves] {
            #expect(abs(frame.snapped(toPixelsAt: scale).width * scale - Double(pixels)) < 1e-6)
          }
        }
      }
    }
  }

  @MainActor
  @Test("Text in the middle of something is never cut off by a rounding") func text() {
    for height in stride(from: 300.0, to: 900, by: 7) {
      let canvas = GraphCanvas(size: CGSize(width: 393, height: 852), scale: height / 852)
      let graph = ViewGraph(
        HStack(spacing: 0) {
          ForEach(Array(stride(from: 20.0, to: 60, by: 0.5)), id: \.self) { width in
            Text(verbatim: "11").lineLimit(1).frame(width: width)
          }
        }, canvas: canvas, measuring: FixedWidthText())
      #expect(!PlayedView(graph: graph).text.contains("…"))
      let widths = PlayedView(graph: graph).text.split(separator: "\n").filter {
        $0.contains("\"11\"")
      }
      #expect(widths.count == 80)
    }
  }
}
