import Drawing
import Foundation
import Geometry
import Raster
import Testing

@testable import Compositing

extension SDLTests {
  @MainActor @Suite struct PlacingTests {
    @Test func wholePixelsAreExact() throws {
      let drawn = try picture(8, 6, rect(2, 1, 3, 4, .pureRed), ellipse(0, 0, 1, 1, .clear))
      for y in 0..<6 {
        for x in 0..<8 {
          let inside = (2..<5).contains(x) && (1..<5).contains(y)
          #expect(drawn.rgba(x, y) == (inside ? [255, 0, 0, 255] : [255, 255, 255, 255]))
        }
      }
    }

    @Test func aPaintedLeafOnAWholePixelIsTheRastersOwnPixels() throws {
      let drawn = try picture(40, 40, over: .clear, ellipse(5, 7, 20, 21, RGBA(1, 0.5, 0, 0.7)))
      guard case .leaf(let leaf, _) = ellipse(0, 0, 20, 21, RGBA(1, 0.5, 0, 0.7)) else { return }
      let painted = ShapePainter().paint(
        leaf, rect: CGRect(x: 0, y: 0, width: 20, height: 21), scale: 1)
      for y in 0..<21 {
        for x in 0..<20 { #expect(drawn.rgba(x + 5, y + 7) == painted.rgba(x, y)) }
      }
    }

    @Test(arguments: (0...16).map { Double($0) / 16 })
    func aMovingRectanglesEdgesAreWhereItIs(_ offset: Double) throws {
      let drawn = try picture(60, 40, rect(10 + offset, 8 + offset / 2, 30, 20))
      #expect(abs(edge(drawn.row(20), whiteUntil: 20) - (10 + offset)) < 0.01)
      #expect(abs(edge(drawn.column(25), whiteUntil: 18) - (8 + offset / 2)) < 0.01)
      #expect(abs(edge(drawn.row(20).reversed(), whiteUntil: 30) - (20 - offset)) < 0.01)
    }

    @Test(arguments: (0...16).map { Double($0) / 16 })
    func aMovingPaintedLeafsEdgesAreWhereItIs(_ offset: Double) throws {
      let drawn = try picture(80, 80, ellipse(10 + offset, 10, 60, 60))
      let still = try picture(80, 80, ellipse(10, 10, 60, 60))
      let moved =
        edge(drawn.row(40), whiteUntil: 40) - edge(still.row(40), whiteUntil: 40)
      #expect(abs(moved - offset) < 0.02)
    }

    @Test(arguments: [0.31, 0.5, 0.77, 1.21, 1.5, 2.6])
    func aGrowingLeafsEdgesAreWhereTheyBelong(_ factor: Double) throws {
      let shape = group(
        .clip(
          Path(CGRect(x: -9, y: -9, width: 99, height: 99)), evenOdd: false,
          antialiased: true), ellipse(4, 4, 20, 20))
      let drawn = try picture(80, 80, scaled(factor, factor, shape))
      let middle = Int(14 * factor)
      let row = drawn.row(middle)
      let width = row.reduce(0) { $0 + (255 - $1) / 255 }
      let y = Double(middle) + 0.5 - 14 * factor
      let exact = 2 * (100 * factor * factor - y * y).squareRoot()
      #expect(abs(width - exact) < 0.2)
    }

    @Test func hardEdgesStayHard() throws {
      let drawn = try picture(
        20, 20, rect(2.4, 3.3, 9.2, 9.2, antialiased: false),
        turned(30, about: 10, 10, rect(12, 12, 5, 5, antialiased: false)))
      #expect(Set(drawn.bytes) == [0, 255])
      #expect(drawn.rgba(2, 3) == [0, 0, 0, 255])
      #expect(drawn.rgba(1, 3) == [255, 255, 255, 255])
    }

    @Test(arguments: [3.0, 17, 30, 45, 61, 88])
    func turnedEdgesAreSoftAndWhereTheyBelong(_ degrees: Double) throws {
      let drawn = try picture(100, 100, turned(degrees, about: 50, 50, rect(20, 30, 60, 40)))
      // Area is kept, and in between black and white there are many steps.
      let area = drawn.bytes.enumerated().filter { $0.offset % 4 == 1 }
        .reduce(0.0) { $0 + Double(255 - $1.element) / 255 }
      #expect(abs(area - 2400) < 12)
      #expect(Set(drawn.bytes).count > 5)
      guard degrees < 50 else { return }
      // The upper edge where it crosses column 50, whose middle is half a pixel right of the centre.
      let angle = degrees * .pi / 180
      let exact = 50 + (0.5 * sin(angle) - 20) / cos(angle)
      #expect(abs(edge(drawn.column(50), whiteUntil: 50) - exact) < 0.1)
    }

    @Test func mirroredLeavesAreDrawn() throws {
      let mirror = ProjectionTransform(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 20, ty: 0))
      let drawn = try picture(20, 10, group(.transform(mirror), rect(2, 2, 5, 5)))
      #expect(drawn.rgba(13, 4) == [0, 0, 0, 255])
      #expect(drawn.rgba(17, 4) == [0, 0, 0, 255])
      #expect(drawn.rgba(12, 4)[1] > 250)
      #expect(drawn.rgba(18, 4)[1] > 250)
    }

    @Test func nothingIsDrawnEdgeOn() throws {
      let edgeOn = tipped(
        radians: .pi / 2, aboutX: 0, 1, anchor: CGPoint(x: 10, y: 10), distance: 20)
      var singular = edgeOn
      singular.m11 = 0
      singular.m12 = 0
      singular.m13 = 0
      let drawn = try picture(20, 20, group(.transform(singular), rect(2, 2, 9, 9)))
      #expect(Set(drawn.bytes) == [255])
    }

    @Test func aScreenfulScaledTwentyTimesIsSharp() throws {
      let drawn = try picture(
        100, 100,
        group(
          .transform(
            ProjectionTransform(
              CGAffineTransform(a: 40, b: 0, c: 0, d: 40, tx: -1950, ty: -1950))),
          ellipse(0, 0, 100, 100), rect(50, 50, 1, 1, .pureRed)))
      #expect(drawn.rgba(50, 50) == [255, 0, 0, 255])
      #expect(drawn.rgba(89, 89) == [255, 0, 0, 255])
      #expect(drawn.rgba(90, 90) == [0, 0, 0, 255])
      #expect(drawn.rgba(10, 10) == [0, 0, 0, 255])
    }
  }
}
