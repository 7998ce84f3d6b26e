import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What an overlay can ask a chart of 200 × 100 points.
@MainActor
@Suite("Chart proxy")
struct ChartProxyTests {
  /// Lets a test ask what an overlay was given.
  private final class Kept {
    var proxy: ChartProxy?
  }

  private func proxy<V: View>(
    of chart: (AnyView) -> V, @ChartContentBuilder _ marks: () -> some ChartContent
  )
    throws -> ChartProxy
  {
    let kept = Kept()
    let bare = AnyView(
      Chart(content: marks).chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden))
    let played = PlayedView(size: CGSize(width: 200, height: 100)) {
      chart(bare).chartOverlay { proxy in
        let _ = kept.proxy = proxy
        Color.clear
      }
    }
    return try withExtendedLifetime(played) { try #require(kept.proxy) }
  }

  @Test("Numbers have a place, and places a number") func numbers() throws {
    let proxy = try proxy(of: { $0.chartXScale(domain: 0...10).chartYScale(domain: 0...10) }) {
      PointMark(x: .value("x", 1), y: .value("y", 1))
    }
    #expect(proxy.plotSize == CGSize(width: 200, height: 100))
    #expect(proxy.plotAreaSize == proxy.plotSize)
    #expect(proxy.position(forX: 2) == 40 && proxy.position(forY: 2) == 80)
    #expect(proxy.position(for: (x: 2, y: 3)) == CGPoint(x: 40, y: 70))
    #expect(proxy.value(atX: 40, as: Double.self) == 2)
    #expect(proxy.value(atY: 80) == 2.0)
    #expect(proxy.value(at: CGPoint(x: 40, y: 70), as: (Int, Int).self)?.1 == 3)
    // A number owns no stretch of the axis.
    #expect(proxy.positionRange(forX: 2) == nil && proxy.positionRange(forY: 2) == nil)
    #expect(proxy.position(forX: "two") == nil)
  }

  @Test("A name has a stretch of the axis, from the top where the axis is upright") func bands()
    throws
  {
    let proxy = try proxy(of: { $0 }) {
      ForEach(["a", "b"], id: \.self) { name in
        RectangleMark(x: .value("x", name), y: .value("y", name))
      }
    }
    #expect(proxy.positionRange(forX: "b") == 100...200)
    #expect(proxy.positionRange(forY: "a") == 0...50)
    #expect(proxy.position(forX: "a") == 50 && proxy.position(forY: "b") == 75)
    #expect(proxy.value(atX: 150, as: String.self) == "b")
    #expect(proxy.positionRange(forX: "c") == nil)
  }

  @Test("The style of a value is known where a mark or the scale has it") func styles() throws {
    let proxy = try proxy(of: { $0.chartForegroundStyleScale(["a": Color.red]) }) {
      BarMark(x: .value("x", "a"), y: .value("y", 1)).foregroundStyle(by: .value("x", "a"))
    }
    #expect(proxy.foregroundStyle(for: "a") != nil)
    #expect(proxy.foregroundStyle(for: "b") == nil)
  }

  @Test("What a proxy selects is in the chart's binding") func selection() throws {
    let (x, y) = (Handle<Int?>(nil), Handle<Int?>(nil))
    let (xs, ys) = (Handle<ClosedRange<Int>?>(nil), Handle<ClosedRange<Int>?>(nil))
    let kept = Kept()
    let played = PlayedView(size: CGSize(width: 200, height: 100)) {
      x.shows { _ in
        y.shows { _ in
          xs.shows { _ in
            ys.shows { _ in
              Chart { PointMark(x: .value("x", 1), y: .value("y", 1)) }
                .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
                .chartXAxis(.hidden).chartYAxis(.hidden)
                .chartXSelection(value: x.bound).chartYSelection(value: y.bound)
                .chartXSelection(range: xs.bound).chartYSelection(range: ys.bound)
                .chartOverlay { proxy in
                  let _ = kept.proxy = proxy
                  Color.clear
                }
            }
          }
        }
      }
    }
    let proxy = try #require(kept.proxy)
    played.change { proxy.selectXValue(at: 60) }
    #expect(x.value == 3)
    played.change { proxy.selectYValue(at: 60) }
    #expect(y.value == 4)
    played.change { proxy.selectXRange(from: 160, to: 40) }
    #expect(xs.value == 2...8)
    played.change { proxy.selectYRange(from: 20, to: 80) }
    #expect(ys.value == 2...8)
  }

  @Test("Angles are from the top, clockwise, and tell the amount up to there") func angles() throws
  {
    let angle = Handle<Double?>(nil)
    let kept = Kept()
    let played = PlayedView(size: CGSize(width: 200, height: 200)) {
      angle.shows { _ in
        Chart {
          SectorMark(angle: .value("a", 30))
          SectorMark(angle: .value("a", 10))
        }
        .chartAngleSelection(value: angle.bound)
        .chartOverlay { proxy in
          let _ = kept.proxy = proxy
          Color.clear
        }
      }
    }
    let proxy = try #require(kept.proxy)
    #expect(proxy.angle(at: CGPoint(x: 100, y: 0)) == .zero)
    #expect(abs(proxy.angle(at: CGPoint(x: 200, y: 100)).degrees - 90) < 1e-9)
    #expect(abs(proxy.angle(at: CGPoint(x: 0, y: 100)).degrees - 270) < 1e-9)
    #expect(proxy.value(atAngle: .degrees(90), as: Int.self) == 10)
    // Once around and back again is the same direction.
    #expect(proxy.value(atAngle: .degrees(-270), as: Int.self) == 10)
    #expect(proxy.value(atAngle: .degrees(450), as: Int.self) == 10)
    played.change { proxy.selectAngleValue(at: .degrees(180)) }
    #expect(angle.value == 20)
  }

  @Test("Where the plot is can be asked from the start") func plotFrame() {
    var frames: [CGRect?] = []
    _ = PlayedView(size: CGSize(width: 200, height: 200)) {
      Chart { SectorMark(angle: .value("Share", 3)) }
        .chartBackground { proxy in
          GeometryReader { geometry in
            let _ = frames.append(proxy.plotFrame.map { geometry[$0] })
            Color.clear
          }
        }
    }
    #expect(!frames.contains(nil) && (frames.last??.width ?? 0) > 0)
  }
}
