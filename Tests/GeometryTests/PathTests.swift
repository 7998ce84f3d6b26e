import Foundation
import Geometry
import TestSupport
import Testing

@Suite struct PathTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 50)

  @Test func pathsAreWrittenShortly() {
    let path = Path {
      $0.move(to: CGPoint(x: 0, y: -0.001))
      $0.addLine(to: CGPoint(x: 10.5, y: 1.0 / 3))
      $0.addQuadCurve(to: CGPoint(x: 1, y: 2), control: CGPoint(x: 3, y: 4))
      $0.addCurve(
        to: CGPoint(x: -1, y: 2), control1: CGPoint(x: 3, y: 4), control2: CGPoint(x: 5, y: 6.05))
      $0.closeSubpath()
    }
    #expect(path.description == "M0,0 L10.5,0.33 Q3,4 1,2 C3,4 5,6.05 -1,2 Z")
    #expect(Path(rect).description == "M0,0 L100,0 L100,50 L0,50 Z")
    #expect(Path(rect).strokedPath(StrokeStyle(lineWidth: 2)).description.hasSuffix("Z stroke:2"))
    #expect(Path().description == "")
  }

  /// Made a cubic, a quadratic has a cubic's third power left over from rounding.
  @Test func aCurveFarAwayIsAsTightAsOneNearby() {
    for (shift, control) in [(0.0, 70.0), (1900, 70), (20_000, 33.3), (1_000_000, 12.7)] {
      let path = Path {
        $0.move(to: CGPoint(x: 0, y: shift / 3))
        $0.addQuadCurve(
          to: CGPoint(x: 100, y: shift / 3), control: CGPoint(x: 50, y: shift / 3 + control))
      }
      #expect(abs(path.boundingRect.height - control / 2) < 1e-6, "\(shift)")
    }
  }

  @Test func ellipsesStartAt3OClockAndGoClockwise() {
    let points = Path(ellipseIn: rect).elements.compactMap(\.end)
    #expect(
      points == [
        CGPoint(x: 100, y: 25), CGPoint(x: 50, y: 50), CGPoint(x: 0, y: 25),
        CGPoint(x: 50, y: 0), CGPoint(x: 100, y: 25),
      ])
  }

  @Test func clockwiseArcsGoAnticlockwiseOnScreen() {
    func quarter(_ clockwise: Bool) -> Path {
      Path {
        $0.addArc(
          center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90),
          clockwise: clockwise)
      }
    }
    let short = quarter(false).boundingRect
    #expect(isClose(short.minX, 0) && isClose(short.maxY, 10) && isClose(short.minY, 0))
    let long = quarter(true).boundingRect
    #expect(isClose(long.minX, -10) && isClose(long.minY, -10))
    #expect(isClose(quarter(true).currentPoint ?? .zero, CGPoint(x: 0, y: 10)))
  }

  @Test(arguments: [true, false]) func wholeTurnsAreCircles(clockwise: Bool) {
    let circle = Path {
      $0.addArc(
        center: .zero, radius: 10, startAngle: .degrees(-90), endAngle: .degrees(270),
        clockwise: clockwise)
    }
    let bounds = circle.boundingRect
    #expect(isClose(bounds.width, 20, 1e-6) && isClose(bounds.height, 20, 1e-6))
  }

  @Test func arcsAreJoinedToWhatIsThere() {
    var path = Path()
    path.move(to: .zero)
    path.addRelativeArc(
      center: CGPoint(x: 20, y: 0), radius: 10, startAngle: .degrees(180), delta: .degrees(-90))
    #expect(path.elements[1] == .line(to: path.elements[1].end ?? .zero))
    #expect(isClose(path.elements[1].end ?? .zero, CGPoint(x: 10, y: 0)))
    #expect(isClose(path.currentPoint ?? .zero, CGPoint(x: 20, y: 10)))
  }

  @Test func tangentArcsRoundACorner() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 10)
    #expect(isClose(path.elements[1].end ?? .zero, CGPoint(x: 90, y: 0)))
    #expect(isClose(path.currentPoint ?? .zero, CGPoint(x: 100, y: 10)))
    #expect(isClose(path.boundingRect.maxX, 100))
  }

  @Test func boundsAreThoseOfTheLineNotOfItsControls() {
    let path = Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    }
    #expect(isClose(path.boundingRect.height, 5))
    #expect(Path().boundingRect.isNull)
    let stroked = Path(rect).strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .round))
    #expect(stroked.boundingRect == rect.insetBy(dx: -2, dy: -2))
    let line = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0)]) }
    #expect(
      line.strokedPath(StrokeStyle(lineWidth: 4)).boundingRect
        == CGRect(x: 0, y: -2, width: 10, height: 4))
  }

  @Test func severalRectanglesAndRoundedOnesAreAddedWhereTheyAre() {
    var rects = Path()
    rects.addRects([
      CGRect(x: 0, y: 0, width: 2, height: 2), CGRect(x: 5, y: 5, width: 1, height: 1),
    ])
    #expect(rects.boundingRect == CGRect(x: 0, y: 0, width: 6, height: 6))
    #expect(rects.contains(CGPoint(x: 1, y: 1)) && !rects.contains(CGPoint(x: 3, y: 3)))
    var rounded = Path()
    rounded.addRoundedRect(in: rect, cornerSize: CGSize(width: 10, height: 10), style: .circular)
    #expect(rounded.boundingRect == rect && !rounded.contains(CGPoint(x: 1, y: 1)))
    var radii = Path()
    radii.addRoundedRect(
      in: rect, cornerRadii: RectangleCornerRadii(bottomTrailing: 20),
      transform: CGAffineTransform(translationX: 5, y: 0))
    #expect(radii.contains(CGPoint(x: 6, y: 1)) && !radii.contains(CGPoint(x: 104, y: 49)))
  }

  @Test func insideIsInside() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(circle.contains(CGPoint(x: 5, y: 5)))
    #expect(!circle.contains(CGPoint(x: 1, y: 1)))
    var ring = circle
    ring.addEllipse(in: CGRect(x: 3, y: 3, width: 4, height: 4))
    #expect(ring.contains(CGPoint(x: 5, y: 5)))
    #expect(!ring.contains(CGPoint(x: 5, y: 5), eoFill: true))
    #expect(ring.contains(CGPoint(x: 1.5, y: 5), eoFill: true))
    let line = circle.strokedPath(StrokeStyle(lineWidth: 2))
    #expect(line.contains(CGPoint(x: 10.9, y: 5)))
    #expect(!line.contains(CGPoint(x: 5, y: 5)))
  }

  @Test func trimmingGoesByLength() {
    #expect(Path(rect).trimmedPath(from: 0.5, to: 1).description == "M100,50 L0,50 L0,0")
    let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    let eighth = circle.trimmedPath(from: 0, to: 0.125).currentPoint ?? .zero
    #expect(isClose(eighth, CGPoint(x: 50.squareRoot(), y: 50.squareRoot()), 0.01))
    #expect(circle.trimmedPath(from: -1, to: 2) == circle)
    #expect(circle.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(circle.trimmedPath(from: 0.7, to: 0.2).isEmpty)
    #expect(circle.trimmedPath(from: 0.2, to: 0.3).elements.count == 3)
  }

  @Test func trimmingCountsSubpathsOneAfterAnother() {
    var path = Path()
    path.addLines([.zero, CGPoint(x: 10, y: 0)])
    path.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)])
    #expect(path.trimmedPath(from: 0.25, to: 0.75).description == "M5,0 L10,0 M0,5 L5,5")
  }

  @Test func movedShapesAreStillTheSameShapes() {
    let moved = CGRect(x: 5, y: 6, width: 100, height: 50)
    #expect(Path(rect).offsetBy(dx: 5, dy: 6) == Path(moved))
    #expect(Path(ellipseIn: rect).offsetBy(dx: 5, dy: 6) == Path(ellipseIn: moved))
    var added = Path()
    added.addRect(moved)
    #expect(added.asRect == moved)
    let turned = Path(rect).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(isClose(turned.boundingRect.height, 100))
  }

  @Test func strokesGrowWithTheirPath() {
    let line = Path(rect).strokedPath(StrokeStyle(lineWidth: 2, dash: [3]))
    let large = line.applying(CGAffineTransform(scaleX: 3, y: 3))
    #expect(large.stroke?.lineWidth == 6)
    #expect(large.stroke?.dash == [9])
    #expect(line != Path(rect))
  }

  @Test func whatFollowsAClosedSubpathStartsWhereItDid() {
    var path = Path(rect)
    path.addLine(to: CGPoint(x: -10, y: 0))
    #expect(path.currentPoint == CGPoint(x: -10, y: 0))
    #expect(path.boundingRect == CGRect(x: -10, y: 0, width: 110, height: 50))
    #expect(Path(rect).currentPoint == .zero)
  }
}

@Suite struct RoundedRectTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 50)

  @Test func cornersAreAtMostHalfTheShorterSide() {
    let capsule = Path(roundedRect: rect, cornerRadius: 25)
    #expect(Path(roundedRect: rect, cornerRadius: 30) == capsule)
    let flat = Path(roundedRect: rect, cornerSize: CGSize(width: 40, height: 10))
    #expect(flat == Path(roundedRect: rect, cornerSize: CGSize(width: 25, height: 10)))
    #expect(Path(roundedRect: rect, cornerRadius: 0) == Path(rect))
  }

  @Test func circularCornersStartTheirRadiusFromTheTip() {
    let points = Path(roundedRect: rect, cornerRadius: 10, style: .circular).elements
      .compactMap(\.end)
    #expect(
      points == [
        CGPoint(x: 100, y: 25), CGPoint(x: 100, y: 40), CGPoint(x: 90, y: 50),
        CGPoint(x: 10, y: 50), CGPoint(x: 0, y: 40), CGPoint(x: 0, y: 10), CGPoint(x: 10, y: 0),
        CGPoint(x: 90, y: 0), CGPoint(x: 100, y: 10),
      ])
  }

  /// Rule: `corner-radius-is-limited`.
  @Test func continuousCornersStartEarlier() {
    let points = Path(roundedRect: rect, cornerRadius: 10).elements.compactMap(\.end)
    #expect(isClose(points[1], CGPoint(x: 100, y: 50 - 15.28665)))
    #expect(isClose(points[2], CGPoint(x: 100 - 0.7491139, y: 50 - 6.3149379)))
    #expect(isClose(points[4], CGPoint(x: 100 - 15.28665, y: 50)))
    #expect(Path(roundedRect: rect, cornerRadius: 10).boundingRect == rect)
  }

  @Test func continuousCornersWithoutRoomAreCircular() {
    let square = CGRect(x: 0, y: 0, width: 20, height: 20)
    for point in Path(roundedRect: square, cornerRadius: 10).elements.compactMap(\.end) {
      #expect(isClose(point.distance(to: CGPoint(x: 10, y: 10)), 10, 1e-9))
    }
  }

  @Test func everyCornerMayHaveItsOwnRadius() {
    let path = Path(
      roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: 10, topTrailing: 10),
      style: .circular)
    #expect(
      path.elements.compactMap(\.end) == [
        CGPoint(x: 100, y: 25), CGPoint(x: 100, y: 50), CGPoint(x: 0, y: 50),
        CGPoint(x: 0, y: 10), CGPoint(x: 10, y: 0), CGPoint(x: 90, y: 0),
        CGPoint(x: 100, y: 10),
      ])
    let even = RectangleCornerRadii(
      topLeading: 5, bottomLeading: 5, bottomTrailing: 5, topTrailing: 5)
    #expect(Path(roundedRect: rect, cornerRadii: even) == Path(roundedRect: rect, cornerRadius: 5))
  }

  @Test func cornersThatDoNotFitShrinkAlike() {
    let path = Path(
      roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: 75, bottomLeading: 25),
      style: .circular)
    let points = path.elements.compactMap(\.end)
    // 75 and 25 share a side of 50: half of each.
    #expect(points.contains(CGPoint(x: 37.5, y: 0)))
    #expect(points.contains(CGPoint(x: 12.5, y: 50)))
  }

  /// Also of a continuous corner, which goes further along its side than it is high.
  @Test func theMiddleOfARoundedRectangleIsInsideIt() throws {
    let tall = CGRect(x: 3, y: 5, width: 100, height: 200)
    for style in [RoundedCornerStyle.circular, .continuous] {
      let path = Path(roundedRect: tall, cornerRadius: 20, style: style)
      let middle = try #require(path.middle)
      #expect((middle.minX, middle.maxX) == (tall.minX, tall.maxX))
      #expect(path.contains(CGPoint(x: 3.01, y: middle.minY + 0.01)))
      #expect(path.contains(CGPoint(x: 102.99, y: middle.maxY - 0.01)))
      #expect(!path.contains(CGPoint(x: 3.01, y: tall.minY + 10)))
      let round = CGRect(x: 0, y: 0, width: 100, height: 100)
      #expect(Path(roundedRect: round, cornerRadius: 50, style: style).middle == nil)
    }
    #expect(Path(ellipseIn: tall).middle == nil)
    #expect(Path(tall).middle == nil)
  }

  @Test("A path is read from numbers and the letters behind them") func parsed() throws {
    let path = try #require(Path("0 0 m 10 0 l 20 0 20 10 q 1 2 3 4 5 6 c h\n 1 2 30 40 re"))
    var drawn = Path()
    drawn.move(to: .zero)
    drawn.addLine(to: CGPoint(x: 10, y: 0))
    drawn.addQuadCurve(to: CGPoint(x: 20, y: 10), control: CGPoint(x: 20, y: 0))
    drawn.addCurve(
      to: CGPoint(x: 5, y: 6), control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 3, y: 4))
    drawn.closeSubpath()
    drawn.addRect(CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(path == drawn)
    #expect(Path("")?.isEmpty == true)
  }

  @Test(
    "What is no path is none", arguments: ["0 m", "0 0 0 m", "0 0 z", "0 0 m 4 5", "one two m"])
  func unreadable(_ text: String) {
    #expect(Path(text) == nil)
  }
}
