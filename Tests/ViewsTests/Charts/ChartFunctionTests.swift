import Foundation
import Geometry
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Graphs of functions.
@MainActor
@Suite("Functions in charts")
struct ChartFunctionTests {
  private func marks(_ plot: some ChartContent) -> [Mark] {
    var collector = MarkCollector()
    collector.collect(plot)
    return collector.marks
  }

  private func amounts(_ value: MarkValue?) -> [Double] {
    value?.points.compactMap(\.datum.amount) ?? []
  }

  @Test("A function is seen over all of its domain, and from -10 to 10 without one") func domain() {
    let given = marks(LinePlot(x: "x", y: "y", domain: 0...2) { $0 * $0 })
    #expect(amounts(given.first?.x) == [0] && amounts(given.first?.y) == [0])
    #expect(amounts(given.last?.x) == [2] && amounts(given.last?.y) == [4])
    let name = String("x")
    let own = marks(LinePlot(x: name, y: name) { $0 })
    #expect(amounts(own.first?.x) == [-10] && amounts(own.last?.x) == [10])
  }

  @Test("Without a domain it goes over that of the chart's axis") func axis() {
    let played = PlayedView(size: CGSize(width: 200, height: 100)) {
      Chart {
        AreaPlot(x: "x", y: "y") { _ in 5 }.foregroundStyle(.red)
      }
      .chartXScale(domain: 0...8).chartYScale(domain: 0...10)
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    #expect(played.frame(of: .red) == CGRect(x: 0, y: 50, width: 200, height: 50))
  }

  @Test("Where a function has no value, nothing is drawn") func poles() {
    let all = marks(LinePlot(x: "x", y: "y", domain: -1...1) { 1 / $0 })
    #expect(all.count == 200)
    #expect(!all.contains { amounts($0.x) == [0] })
    let areas = marks(
      AreaPlot(x: "x", yStart: "low", yEnd: "high", domain: -1...1) {
        (yStart: $0 == 0 ? .nan : 0, yEnd: 1)
      })
    #expect(areas.count == 200)
  }

  @Test("An area is below its function, or between two") func areas() {
    let below = marks(AreaPlot(x: "x", y: "y", domain: 0...2) { $0 + 1 })
    #expect(amounts(below.last?.y) == [0, 3])
    let between = marks(
      AreaPlot(x: "x", yStart: "low", yEnd: "high", domain: 0...2) {
        (yStart: -$0, yEnd: $0)
      })
    #expect(amounts(between.last?.y) == [-2, 2])
  }

  @Test("The graph is drawn from one edge of its domain to the other") func drawn() {
    let played = PlayedView(size: CGSize(width: 200, height: 100)) {
      Chart {
        AreaPlot(x: "x", y: "y", domain: 0...5) { $0 }.foregroundStyle(.red)
      }
      .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    #expect(played.frame(of: .red) == CGRect(x: 0, y: 50, width: 100, height: 50))
  }
}
