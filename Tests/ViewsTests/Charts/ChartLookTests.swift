import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What values look like.
@MainActor
@Suite("Looks of charts")
struct ChartLookTests {
  @Test("What a mark is told itself has the say") func nearest() {
    var collector = MarkCollector()
    collector.collect(
      Plot { PointMark(x: .value("x", 1), y: .value("y", 1)).symbolSize(9).opacity(0.5) }
        .symbolSize(100).opacity(0.5).zIndex(2))
    #expect(collector.marks[0].look.symbolArea == 9)
    #expect(collector.marks[0].look.opacity == 0.25)
    #expect(collector.marks[0].look.zIndex == 2)
  }

  @Test("Values get symbols and dashes of their own, or those they are given") func scales() {
    func legend<V: View>(_ change: (AnyView) -> V) -> String {
      let chart = Chart {
        ForEach(["a", "b"], id: \.self) { name in
          LineMark(x: .value("x", 1), y: .value("y", 1)).lineStyle(by: .value("n", name))
          PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(by: .value("n", name))
            .symbolSize(by: .value("n", name == "a" ? 1 : 2))
        }
      }
      return PlayedView(size: CGSize(width: 200, height: 200)) { change(AnyView(chart)) }.text
    }
    let own = legend { $0 }
    #expect(own != legend { $0.chartSymbolScale(["a": .triangle, "b": .diamond]) })
    #expect(own != legend { $0.chartSymbolSizeScale(range: 1...400) })
    #expect(own != legend { $0.chartLineStyleScale(["a": StrokeStyle(lineWidth: 5)]) })
  }

  @Test("An edge is inside its symbol") func symbols() {
    let circle = BasicChartSymbolShape(.circle).strokeBorder(lineWidth: 3)
    #expect(circle.strokeWidth == 3)
    #expect(
      BasicChartSymbolShape(.square).inset(by: 1).path(
        in: CGRect(x: 0, y: 0, width: 10, height: 10)
      )
      .boundingRect.width < 8)
  }

  @Test("A curve without overshoot stays between its points") func monotone() {
    let points = [CGPoint(x: 0, y: 0), CGPoint(x: 0.5, y: 0), CGPoint(x: 1, y: 1)]
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    let path = LineShape(points: points, method: .monotone).path(in: rect)
    #expect(path.boundingRect.maxY <= 100.001)
  }

  @Test("A bar whose colours go over the plot stands where it stood") func aligned() throws {
    func frame(_ isAligned: Bool) -> CGRect? {
      PlayedView {
        Chart {
          BarMark(x: .value("x", "a"), y: .value("y", 5), width: .fixed(40))
            .foregroundStyle(.red).alignsMarkStylesWithPlotArea(isAligned)
        }
        .chartYScale(domain: 0...10).chartXAxis(.hidden).chartYAxis(.hidden)
      }
      .frame(of: .red)
    }
    let aligned = try #require(frame(true))
    let own = try #require(frame(false))
    #expect(abs(aligned.minX - own.minX) < 0.1 && abs(aligned.minY - own.minY) < 0.1)
    #expect(abs(aligned.width - 40) < 0.1 && abs(own.width - 40) < 0.1)
    #expect(abs(aligned.height - own.height) < 0.1)
  }
}
