import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Which colours, symbols and dashes stand for values.
@MainActor
@Suite("Style scales of charts")
struct ChartStyleScaleTests {
  /// Whether the bar of a name is in a colour, in a chart of the bars "a", "b" and "c".
  private func places<V: View>(of color: Color, _ scale: (AnyView) -> V) -> [Int] {
    let names = ["a", "b", "c"]
    let chart = AnyView(
      Chart {
        ForEach(names, id: \.self) { name in
          BarMark(x: .value("x", name), y: .value("y", 1), width: 10)
            .foregroundStyle(by: .value("name", name)).cornerRadius(0)
        }
      }
      .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden))
    let played = PlayedView(size: CGSize(width: 300, height: 100)) { scale(chart) }
    return played.frames(of: color).map { Int($0.midX / 100) }
  }

  @Test("Names get colours of their own in the order in which they come") func own() {
    #expect(places(of: .blue) { $0 } == [0])
    #expect(places(of: .green) { $0 } == [1])
    #expect(places(of: .orange) { $0 } == [2])
  }

  @Test("A domain says the order, a range the colours; both again and again") func lists() {
    #expect(places(of: .blue) { $0.chartForegroundStyleScale(domain: ["c", "a", "b"]) } == [2])
    #expect(
      places(of: .red) { $0.chartForegroundStyleScale(range: [Color.red, .mint]) } == [0, 2])
    #expect(
      places(of: .mint) {
        $0.chartForegroundStyleScale(domain: ["c", "b", "a"], range: [Color.red, .mint])
      } == [1])
    #expect(
      places(of: .mint) { $0.chartForegroundStyleScale(["b": Color.mint, "a": .red]) } == [1, 2])
  }

  @Test("A function answers for each value, of all or of a domain") func functions() {
    let color: (String) -> Color = { $0 == "b" ? .mint : .red }
    #expect(places(of: .mint) { $0.chartForegroundStyleScale(mapping: color) } == [1])
    #expect(
      places(of: .red) { $0.chartForegroundStyleScale(domain: ["a", "b", "c"], mapping: color) }
        == [0, 2])
  }

  @Test("Numbers go through a gradient, and the legend shows it") func gradients() {
    func played(_ gradient: Gradient?) -> PlayedView {
      let chart = Chart {
        ForEach([0, 5, 10], id: \.self) { number in
          RectangleMark(x: .value("x", number), y: .value("y", 0))
            .foregroundStyle(by: .value("amount", number))
        }
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
      return PlayedView(size: CGSize(width: 300, height: 100)) {
        if let gradient { chart.chartForegroundStyleScale(range: gradient) } else { chart }
      }
    }
    let (black, white) = (Color(white: 0), Color(white: 1))
    let given = played(Gradient(colors: [black, white]))
    #expect(given.frames(of: black).count == 1 && given.frames(of: white).count == 1)
    #expect(given.frame(ofText: "10") != nil)
    #expect(played(nil).frames(of: .blue).count == 1)
  }

  @Test("Symbols and their sizes are those of the scale") func symbols() throws {
    func area<V: View>(_ scale: (AnyView) -> V) throws -> [CGRect] {
      let chart = AnyView(
        Chart {
          ForEach([1, 2], id: \.self) { number in
            PointMark(x: .value("x", number), y: .value("y", 1))
              .symbol(by: .value("name", number == 1 ? "a" : "b"))
              .symbolSize(by: .value("amount", number)).foregroundStyle(.red)
          }
        }
        .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden))
      return PlayedView(size: CGSize(width: 300, height: 100)) { scale(chart) }.frames(of: .red)
    }
    let sized = try area { $0.chartSymbolSizeScale(range: 100...400) }
    // A circle of 100 square points, and a square in one of 400.
    #expect(abs(sized[0].width - 2 * (100 / Double.pi).squareRoot()) < 0.5)
    #expect(sized[1].width > 1.5 * sized[0].width)
    let triangles = try area { $0.chartSymbolScale(range: [BasicChartSymbolShape.triangle]) }
    #expect(triangles[0].width != triangles[0].height)
    let ordered = try area {
      $0.chartSymbolScale(domain: ["b", "a"], range: [BasicChartSymbolShape.circle, .triangle])
    }
    #expect(ordered[0].width != ordered[0].height && ordered[1].width == ordered[1].height)
  }

  @Test("A symbol can be a shape, a painted shape or a view") func ownSymbols() {
    func frame(_ mark: (PointMark) -> some ChartContent) -> CGRect? {
      let mark = mark(PointMark(x: .value("x", 0), y: .value("y", 0)))
      return PlayedView {
        Chart { mark.foregroundStyle(.red) }.chartXAxis(.hidden).chartYAxis(.hidden)
      }.frame(of: .red)
    }
    let area = CGFloat.pi * 25
    #expect(frame { $0.symbol(Rectangle()).symbolSize(area) }?.width == 10)
    #expect(frame { $0.symbol(.circle).symbolSize(CGSize(width: 20, height: 20)) }?.width == 20)
    #expect(
      frame { $0.symbol { Rectangle().fill(.red).frame(width: 30, height: 5) } }
        .map { CGSize(width: $0.width, height: $0.height) } == CGSize(width: 30, height: 5))
    #expect(frame { $0.symbol(Rectangle().fill(.red)) } != nil)
  }

  @Test("A clip, a blur and a shadow are of the mark") func effects() {
    let text = PlayedView {
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 1))
          .blur(radius: 2).shadow(color: .green, radius: 3, x: 1, y: 2)
          .clipShape(Circle()).compositingLayer()
      }
    }.text
    #expect(text.contains("blur 2") && text.contains("radius 3 offset 1,2"))
    #expect(text.contains("clip "))
  }

  @Test("Scripts can tap a mark by its name") func accessibility() {
    func label(_ change: (BarMark) -> some ChartContent) -> String? {
      var collector = MarkCollector()
      collector.collect(change(BarMark(x: .value("x", "a"), y: .value("y", 1))))
      return collector.marks[0].look.accessibilityLabel
    }
    let name = String("own")
    #expect(label { $0.accessibilityLabel("January") } == "January")
    #expect(label { $0.accessibilityLabel(Text("text")) } == "text")
    #expect(label { $0.accessibilityLabel(name).accessibilityLabel("later") } == "own")
    #expect(label { $0.accessibilityIdentifier("bar") } == "bar")
    // What a listener would hear beside it changes nothing.
    #expect(
      label {
        $0.accessibilityValue("5").accessibilityValue(Text("5")).accessibilityValue(name)
          .accessibilityHidden(true)
      } == nil)
  }
}
