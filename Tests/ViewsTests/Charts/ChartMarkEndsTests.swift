import Foundation
import Geometry
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What a mark covers, for each way in which its ends can be given.
///
/// The plot is 200 × 100 points and goes from 0 to 10 both ways: a unit is 20 points wide and 10
/// high.
@MainActor
@Suite("Ends of chart marks")
struct ChartMarkEndsTests {
  private func frame(@ChartContentBuilder of mark: () -> some ChartContent) -> CGRect? {
    let content = mark()
    return PlayedView(size: CGSize(width: 200, height: 100)) {
      Chart { content.foregroundStyle(.red).cornerRadius(0) }
        .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
        .chartXAxis(.hidden).chartYAxis(.hidden)
    }.frame(of: .red)
  }

  private func value(_ number: Double) -> PlottableValue<Double> { .value("v", number) }

  @Test("A rectangle is around its values, or from one to the other") func rectangles() {
    let (five, two, six) = (value(5), value(2), value(6))
    #expect(
      frame { RectangleMark(x: five, y: five, width: 20, height: 10) }
        == CGRect(x: 90, y: 45, width: 20, height: 10))
    #expect(
      frame { RectangleMark(x: five, yStart: two, yEnd: six, width: 20) }
        == CGRect(x: 90, y: 40, width: 20, height: 40))
    #expect(
      frame { RectangleMark(xStart: two, xEnd: six, y: five, height: 10.0) }
        == CGRect(x: 40, y: 45, width: 80, height: 10))
    #expect(
      frame { RectangleMark(xStart: two, xEnd: six, yStart: two, yEnd: six) }
        == CGRect(x: 40, y: 40, width: 80, height: 40))
  }

  @Test("Where no value is given, points are from the plot's corner, and none is its edge")
  func rectanglesInPoints() {
    let (five, two, six) = (value(5), value(2), value(6))
    #expect(
      frame { RectangleMark(x: five, yStart: 10, width: 20) }
        == CGRect(x: 90, y: 10, width: 20, height: 90))
    #expect(
      frame { RectangleMark(xStart: 10, y: five, height: 10) }
        == CGRect(x: 10, y: 45, width: 190, height: 10))
    #expect(
      frame { RectangleMark(xStart: two, xEnd: six, yEnd: 30) }
        == CGRect(x: 40, y: 0, width: 80, height: 30))
    #expect(
      frame { RectangleMark(xEnd: 50, yStart: two, yEnd: six) }
        == CGRect(x: 0, y: 40, width: 50, height: 40))
  }

  @Test("A bar with both ends does not begin at zero") func bars() {
    let (five, two, six) = (value(5), value(2), value(6))
    #expect(
      frame { BarMark(x: five, yStart: two, yEnd: six, width: 20) }
        == CGRect(x: 90, y: 40, width: 20, height: 40))
    #expect(
      frame { BarMark(xStart: two, xEnd: six, y: five, height: 10) }
        == CGRect(x: 40, y: 45, width: 80, height: 10))
    #expect(
      frame { BarMark(xStart: two, xEnd: six) } == CGRect(x: 40, y: 0, width: 80, height: 100))
    #expect(
      frame { BarMark(yStart: two, yEnd: six) } == CGRect(x: 0, y: 40, width: 200, height: 40))
  }

  @Test("A bar with one value alone goes from zero to it, and across the plot or its points")
  func rowsOfBars() {
    #expect(frame { BarMark(x: value(5)) } == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(
      frame { BarMark(x: value(5), yStart: 10, yEnd: 30) }
        == CGRect(x: 0, y: 10, width: 100, height: 20))
    #expect(
      frame { BarMark(xStart: 10, xEnd: 30, y: value(5)) }
        == CGRect(x: 10, y: 50, width: 20, height: 50))
  }

  @Test("A rule is a point thick, around its value") func rules() {
    let (five, two, six) = (value(5), value(2), value(6))
    #expect(frame { RuleMark(x: five) } == CGRect(x: 99.5, y: 0, width: 1, height: 100))
    #expect(
      frame { RuleMark(xStart: 10, y: five) } == CGRect(x: 10, y: 49.5, width: 190, height: 1))
    #expect(
      frame { RuleMark(x: five, yStart: two, yEnd: six) }
        == CGRect(x: 99.5, y: 40, width: 1, height: 40))
    #expect(
      frame { RuleMark(xStart: two, xEnd: six, y: five) }
        == CGRect(x: 40, y: 49.5, width: 80, height: 1))
    #expect(
      frame { RuleMark(xStart: two, xEnd: six, y: 20) }
        == CGRect(x: 40, y: 19.5, width: 80, height: 1))
    #expect(
      frame { RuleMark(x: 20, yStart: two, yEnd: six) }
        == CGRect(x: 19.5, y: 40, width: 1, height: 40))
  }

  @Test("An area is between its edges, or from zero to the one") func areas() {
    let points = [0.0, 5]
    func area(_ mark: @escaping (PlottableValue<Double>) -> AreaMark) -> CGRect? {
      frame { ForEach(points, id: \.self) { mark(value($0)) } }
    }
    let (two, six, name) = (value(2), value(6), PlottableValue<String>.value("s", "one"))
    let lying = CGRect(x: 0, y: 40, width: 100, height: 40)
    #expect(area { AreaMark(x: $0, y: six) } == CGRect(x: 0, y: 40, width: 100, height: 60))
    #expect(
      area { AreaMark(x: $0, y: six, series: name) } == CGRect(x: 0, y: 40, width: 100, height: 60))
    #expect(area { AreaMark(x: $0, yStart: two, yEnd: six) } == lying)
    #expect(area { AreaMark(x: $0, yStart: two, yEnd: six, series: name) } == lying)
    let standing = CGRect(x: 40, y: 50, width: 80, height: 50)
    #expect(area { AreaMark(xStart: two, xEnd: six, y: $0) } == standing)
    #expect(area { AreaMark(xStart: two, xEnd: six, y: $0, series: name) } == standing)
  }

  @Test("Marks of two series are two areas, though nothing else tells them apart") func series() {
    let played = PlayedView {
      Chart {
        ForEach(["a", "b"], id: \.self) { name in
          ForEach([0, 1], id: \.self) { x in
            AreaMark(
              x: .value("x", x), y: .value("y", 1), series: .value("s", name),
              stacking: .unstacked)
          }
        }
        .foregroundStyle(.red)
      }
    }
    #expect(played.frames(of: .red).count == 2)
  }

  @Test("Offsets move a mark, or one of its ends") func offsets() {
    let (two, six) = (value(2), value(6))
    let own = CGRect(x: 40, y: 40, width: 80, height: 40)
    func moved<C: ChartContent>(_ change: (RectangleMark) -> C) -> CGRect? {
      let mark = change(RectangleMark(xStart: two, xEnd: six, yStart: two, yEnd: six))
      return frame { mark }
    }
    #expect(moved { $0.offset(CGSize(width: 3, height: 4)) } == own.offsetBy(dx: 3, dy: 4))
    #expect(moved { $0.offset(x: 3).offset(y: 4) } == own.offsetBy(dx: 3, dy: 4))
    // The upper edge is the start.
    #expect(
      moved { $0.offset(x: 0, yStart: -5, yEnd: 10) }
        == CGRect(x: 40, y: 35, width: 80, height: 55))
    #expect(
      moved { $0.offset(xStart: -5, xEnd: 10, y: 1) }
        == CGRect(x: 35, y: 41, width: 95, height: 40))
    #expect(
      moved { $0.offset(xStart: -5, xEnd: 5, yStart: -5, yEnd: 5) }
        == own.insetBy(dx: -5, dy: -5))
  }
}
