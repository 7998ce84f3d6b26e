import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// The ways to write the same chart.
@MainActor
@Suite("Names in charts")
struct ChartNameTests {
  private struct Sale: Identifiable {
    let id: Int
    var amount: Double { Double(id) }
  }

  private func marks(@ChartContentBuilder _ content: () -> some ChartContent) -> [Mark] {
    var collector = MarkCollector()
    collector.collect(content())
    return collector.marks
  }

  @Test("Sequences: by an identifier, by identity or by a range") func sequences() {
    let sales = [Sale(id: 1), Sale(id: 2)]
    func amounts(_ marks: [Mark]) -> [Double] { marks.compactMap { $0.y.point?.datum.amount } }
    #expect(
      amounts(marks { ForEach(sales) { BarMark(x: .value("x", "a"), y: .value("y", $0.amount)) } })
        == [1, 2])
    #expect(
      amounts(marks { ForEach(0..<3) { BarMark(x: .value("x", "a"), y: .value("y", $0)) } })
        == [0, 1, 2])
    #expect(
      amounts(
        marks { ForEach([5, 6], id: \.self) { BarMark(x: .value("x", "a"), y: .value("y", $0)) } })
        == [5, 6])
  }

  @Test("Conditions, erased content and groups give the marks that are inside") func content() {
    func kinds(_ isOn: Bool) -> [Mark.Kind] {
      let rule: RuleMark? = isOn ? RuleMark(y: .value("y", 1)) : nil
      return marks {
        if isOn { PointMark(x: .value("x", 1)) } else { PointMark(y: .value("y", 1)) }
        if #available(macOS 13, *) { LineMark(x: .value("x", 1), y: .value("y", 1)) }
        rule
        AnyChartContent(PointMark(x: .value("x", 1), y: .value("y", 1)))
        AnyChartContent(erasing: SectorMark(angle: .value("a", 1)))
        Plot { RectangleMark(x: .value("x", 1)) }
      }.map(\.kind)
    }
    #expect(kinds(true) == [.point, .line, .rule, .point, .sector, .rectangle])
    #expect(kinds(false) == [.point, .line, .point, .sector, .rectangle])
    #expect(marks {}.isEmpty)
  }

  @Test("A point with one value is in the middle of the other axis, or so many points along")
  func points() throws {
    func frame(_ mark: PointMark) throws -> CGPoint {
      let frame = try #require(
        PlayedView {
          Chart { mark.foregroundStyle(.red).symbolSize(100) }
            .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
            .chartXAxis(.hidden).chartYAxis(.hidden)
        }.frame(of: .red))
      return CGPoint(x: frame.midX.rounded(), y: frame.midY.rounded())
    }
    #expect(try frame(PointMark(x: .value("x", 2))) == CGPoint(x: 20, y: 50))
    #expect(try frame(PointMark(x: .value("x", 2), y: 30)) == CGPoint(x: 20, y: 30))
    #expect(try frame(PointMark(y: .value("y", 2))) == CGPoint(x: 50, y: 80))
    #expect(try frame(PointMark(x: 30, y: .value("y", 2))) == CGPoint(x: 30, y: 80))
  }

  @Test("Lines of two series are two lines") func series() {
    let played = PlayedView {
      Chart {
        ForEach(["a", "b"], id: \.self) { name in
          ForEach([0, 1], id: \.self) { x in
            LineMark(x: .value("x", x), y: .value("y", x), series: .value("s", name))
          }
        }
        .foregroundStyle(.red)
      }
    }
    #expect(played.frames(of: .red).count == 2)
  }

  @Test("Each of the symbols has a form of its own") func symbols() {
    func path<S: ChartSymbolShape>(_ shape: S) -> String {
      #expect(shape.perceptualUnitRect == CGRect(x: 0, y: 0, width: 1, height: 1))
      return shape.path(in: CGRect(x: 0, y: 0, width: 10, height: 10)).description
    }
    let paths = [
      path(.circle), path(.square), path(.triangle), path(.diamond), path(.pentagon), path(.plus),
      path(.cross), path(.asterisk),
    ]
    #expect(Set(paths).count == paths.count)
  }

  @Test("A legend can be elsewhere, hidden or one's own") func legends() throws {
    func played<V: View>(_ change: (AnyView) -> V) -> PlayedView {
      let chart = AnyView(
        Chart {
          BarMark(x: .value("x", "a"), y: .value("y", 1))
            .foregroundStyle(by: .value("name", "One"))
        }
        .chartXAxis(.hidden).chartYAxis(.hidden))
      return PlayedView(size: CGSize(width: 200, height: 200)) { change(chart) }
    }
    let below = try #require(played { $0 }.frame(ofText: "One"))
    let above = try #require(played { $0.chartLegend(position: .top) }.frame(ofText: "One"))
    #expect(above.maxY < 100 && below.minY > 100)
    let right = try #require(
      played { $0.chartLegend(position: .trailing, alignment: .top) }.frame(ofText: "One"))
    #expect(right.minX > 100)
    #expect(played { $0.chartLegend(.hidden) }.frame(ofText: "One") == nil)
    let own = played {
      $0.chartLegend(position: .bottom, spacing: 30) { Text(verbatim: "Mine") }
    }
    #expect(own.frame(ofText: "Mine") != nil && own.frame(ofText: "One") == nil)
  }

  @Test("Titles of axes are keys, texts or views, on the side that they name") func titles() throws
  {
    func frame<V: View>(_ change: (AnyView) -> V) throws -> CGRect {
      let chart = AnyView(Chart { PointMark(x: .value("x", 1), y: .value("y", 1)) })
      let played = PlayedView(size: CGSize(width: 200, height: 200)) { change(chart) }
      return try #require(played.frame(ofText: "Way"))
    }
    let name = String("Way")
    let below = try frame { $0.chartXAxisLabel("Way") }
    #expect(try frame { $0.chartXAxisLabel(name) } == below)
    #expect(try frame { $0.chartXAxisLabel(Text("Way")) } == below)
    #expect(try frame { $0.chartXAxisLabel("Way", position: .bottom) } == below)
    #expect(below.minY > 150)
    #expect(try frame { $0.chartXAxisLabel("Way", position: .topLeading) }.maxY < 50)
    let above = try frame { $0.chartYAxisLabel("Way") }
    #expect(try frame { $0.chartYAxisLabel(name) } == above)
    #expect(try frame { $0.chartYAxisLabel(Text("Way")) } == above)
    #expect(above.maxY < 50)
    let left = try frame { $0.chartYAxisLabel("Way", position: .leading) }
    // It reads along the axis.
    #expect(left.maxX < 50 && left.height > left.width)
    #expect(try frame { $0.chartYAxisLabel("Way", position: .trailing) }.minX > 150)
    #expect(
      try frame { $0.chartYAxisLabel(position: .bottomTrailing) { Text(verbatim: "Way") } }.minY
        > 150)
  }

  @Test("What is seen of a chart begins where it says, along either axis") func scrolling() throws {
    func shown<V: View>(_ change: (AnyView) -> V) throws -> CGPoint {
      let chart = AnyView(
        Chart { PointMark(x: .value("x", 6), y: .value("y", 6)).foregroundStyle(.red) }
          .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
          .chartXAxis(.hidden).chartYAxis(.hidden)
          .chartScrollableAxes([.horizontal, .vertical]).chartXVisibleDomain(length: 5)
          .chartYVisibleDomain(length: 5))
      let frame = try #require(PlayedView { change(chart) }.frame(of: .red))
      return CGPoint(x: frame.midX.rounded(), y: frame.midY.rounded())
    }
    let start = try shown {
      $0.chartScrollPosition(initialX: 4.0).chartScrollPosition(initialY: 5.0)
    }
    #expect(start == CGPoint(x: 40, y: 80))
    let bound = try shown {
      $0.chartScrollPosition(x: .constant(5.0)).chartScrollPosition(y: .constant(4.0))
    }
    #expect(bound == CGPoint(x: 20, y: 60))
  }
}
