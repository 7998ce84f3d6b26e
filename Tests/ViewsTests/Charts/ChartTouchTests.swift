import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What a finger does to charts.
@MainActor
@Suite("Touches of charts")
struct ChartTouchTests {
  private let size = CGSize(width: 100, height: 100)

  private var points: some View {
    Chart { PointMark(x: .value("x", 10), y: .value("y", 10)) }
      .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
      .chartXAxis(.hidden).chartYAxis(.hidden)
  }

  @Test("A finger selects the value it is at until it is lifted") func selection() {
    let (x, y) = (Handle<Double?>(nil), Handle<Int?>(nil))
    let played = PlayedView(size: size) {
      x.shows { _ in
        y.shows { _ in points.chartXSelection(value: x.bound).chartYSelection(value: y.bound) }
      }
    }
    played.graph.touchDown(at: CGPoint(x: 30, y: 20))
    #expect(x.value == 3 && y.value == 8)
    played.graph.touchMoved(to: CGPoint(x: 70, y: 50))
    #expect(x.value == 7 && y.value == 5)
    played.graph.touchUp(at: CGPoint(x: 70, y: 50))
    #expect(x.value == nil && y.value == nil)
  }

  @Test("A finger between two places selects a range") func range() {
    let range = Handle<ClosedRange<Int>?>(nil)
    let played = PlayedView(size: size) {
      range.shows { _ in points.chartXSelection(range: range.bound) }
    }
    played.graph.touchDown(at: CGPoint(x: 60, y: 20))
    played.graph.touchMoved(to: CGPoint(x: 20, y: 20))
    #expect(range.value == 2...6)
  }

  @Test("An angle tells how much all sectors are up to there") func angle() {
    let angle = Handle<Double?>(nil)
    let played = PlayedView(size: size) {
      angle.shows { _ in
        Chart {
          SectorMark(angle: .value("a", 30))
          SectorMark(angle: .value("a", 10))
        }
        .chartAngleSelection(value: angle.bound)
      }
    }
    played.graph.touchDown(at: CGPoint(x: 90, y: 50))
    #expect(angle.value.map { abs($0 - 10) < 1e-6 } == true)
  }

  @Test("An overlay and a gesture can ask where values are") func proxy() {
    let told = Log()
    let played = PlayedView(size: size) {
      points
        .chartGesture { proxy in
          SpatialTapGesture().onEnded { tap in
            if let (x, y) = proxy.value(at: tap.location, as: (Int, Int).self) {
              told.add("\(x) \(y)")
            }
          }
        }
        .chartOverlay(alignment: .topLeading) { proxy in
          if let x = proxy.position(forX: 5) { Color.red.frame(width: x, height: 1) }
        }
    }
    played.tap(at: CGPoint(x: 40, y: 30))
    #expect(told.entries == ["4 7"])
    #expect(played.frame(of: .red)?.width == 50)
  }

  @Test("A finger scrolls to what was beyond the edge") func scrolling() {
    let position = Handle(0.0)
    let played = PlayedView(size: size) {
      position.shows { _ in
        points
          .chartScrollableAxes(.horizontal)
          .chartXVisibleDomain(length: 5)
          .chartYVisibleDomain(length: 10)
          .chartScrollPosition(x: position.bound)
      }
    }
    played.graph.touchDown(at: CGPoint(x: 80, y: 50))
    played.graph.touchMoved(to: CGPoint(x: 40, y: 50))
    #expect(abs(position.value - 2) < 1e-6)
    played.graph.touchMoved(to: CGPoint(x: -80, y: 50))
    #expect(abs(position.value - 5) < 1e-6)
  }

  @Test("A chart of dates is scrolled by a position in seconds, too") func seconds() {
    let position = Handle(0.0)
    let day = 86_400.0
    let played = PlayedView(size: size) {
      position.shows { _ in
        Chart(0..<11, id: \.self) { number in
          PointMark(
            x: .value("Day", Date(timeIntervalSinceReferenceDate: Double(number) * day)),
            y: .value("Number", number))
        }
        .chartXAxis(.hidden).chartYAxis(.hidden)
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 5 * day)
        .chartScrollPosition(x: position.bound)
      }
    }
    played.graph.touchDown(at: CGPoint(x: 80, y: 50))
    played.graph.touchMoved(to: CGPoint(x: 40, y: 50))
    #expect(position.value > day)
    #expect(PlotDatum.date(day).position(as: String.self) == nil)
  }
}
