import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Collections in one piece of content.
@MainActor
@Suite("Plots of collections")
struct ChartPlotTests {
  private struct Sale: Identifiable {
    let id: Int
    let shop: String
    let day: Date
    var amount: Double { Double(id) }
    var area: CGFloat { CGFloat(id * 10) }
    var color: Color { id == 1 ? .red : .blue }
    var sign: BasicChartSymbolShape { .square }
    var dashes: StrokeStyle { StrokeStyle(lineWidth: area) }
  }

  private let sales = [
    Sale(id: 1, shop: "North", day: Date(timeIntervalSinceReferenceDate: 0)),
    Sale(id: 2, shop: "South", day: Date(timeIntervalSinceReferenceDate: 100)),
  ]

  private func marks(_ content: some ChartContent) -> [Mark] {
    var collector = MarkCollector()
    collector.collect(content)
    return collector.marks
  }

  @Test("A bar for each element, told apart by its identity") func bars() {
    let bars = marks(BarPlot(sales, x: .value("Shop", \.shop), y: .value("Amount", \.amount)))
    #expect(bars.map(\.kind) == [.bar, .bar])
    #expect(bars.map { $0.y.point?.datum } == [.number(1), .number(2)])
    #expect(bars.map { $0.x.point?.datum } == [.category("North"), .category("South")])
    #expect(bars.map(\.id) == [[AnyHashable(1)], [AnyHashable(2)]])
    let days = marks(
      BarPlot(sales, x: .value("Day", \.day, unit: .day), y: .value("Amount", \.amount)))
    #expect(days.allSatisfy { $0.x.point?.bin != nil })
  }

  @Test("Points, lines, areas, rules, rectangles and sectors") func kinds() {
    #expect(
      marks(PointPlot(sales, x: .value("x", \.id), y: .value("y", \.amount))).map(\.kind)
        == [.point, .point])
    let line = marks(
      LinePlot(
        sales, x: .value("x", \.id), y: .value("y", \.amount), series: .value("Shop", \.shop)))
    #expect(line.map(\.kind) == [.line, .line])
    #expect(line.map(\.series) == [.category("North"), .category("South")])
    let area = marks(
      AreaPlot(
        sales, x: .value("x", \.id), yStart: .value("low", \.id), yEnd: .value("high", \.id)))
    #expect(area.map(\.kind) == [.area, .area] && area[0].y.points.count == 2)
    #expect(marks(RulePlot(sales, y: .value("y", \.amount))).map(\.kind) == [.rule, .rule])
    #expect(
      marks(RectanglePlot(sales, x: .value("x", \.id), y: .value("y", \.id))).map(\.kind)
        == [.rectangle, .rectangle])
    let sectors = marks(SectorPlot(sales, angle: .value("a", \.amount), angularInset: 2))
    #expect(sectors.map(\.sector.angle) == [1, 2])
    #expect(sectors.map(\.sector.angularInset) == [2, 2])
  }

  @Test("Looks follow the elements, and what was said first has the say") func looks() {
    let plot = PointPlot(sales, x: .value("x", \.id), y: .value("y", \.id))
      .foregroundStyle(by: .value("Shop", \.shop)).symbol(by: .value("Shop", \.shop))
      .symbolSize(\.area).opacity(\.amount).lineStyle(\.dashes)
      .position(by: .value("Shop", \.shop)).symbolSize(7)
    let looks = marks(plot).map(\.look)
    #expect(looks.map(\.styleBy) == [.category("North"), .category("South")])
    #expect(looks.map(\.symbolBy) == [.category("North"), .category("South")])
    #expect(looks.map(\.positionBy) == [.category("North"), .category("South")])
    #expect(looks.map(\.symbolArea) == [10, 20])
    #expect(looks.map(\.opacity) == [1, 2])
    #expect(looks.map { $0.stroke?.lineWidth } == [10, 20])
    let other = PointPlot(sales, x: .value("x", \.id), y: .value("y", \.id))
      .foregroundStyle(\.color).symbol(\.sign).symbolSize(by: .value("y", \.amount))
      .lineStyle(by: .value("Shop", \.shop))
    let others = marks(other).map(\.look)
    #expect(others.allSatisfy { $0.style != nil && $0.symbol != nil })
    #expect(others.map(\.symbolSizeBy) == [.number(1), .number(2)])
    #expect(others.map(\.strokeBy) == [.category("North"), .category("South")])
  }

  @Test("The way of a point goes over all of its domain") func way() {
    let way = marks(LinePlot(x: "x", y: "y", t: "t", domain: 0...1) { (x: $0 * 2, y: $0 * 3) })
    #expect(way.count == 201)
    #expect(way.last?.x.point?.datum == .number(2) && way.last?.y.point?.datum == .number(3))
  }
}
