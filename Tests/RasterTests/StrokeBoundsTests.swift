import Drawing
import Foundation
import Geometry
import TestSupport
import Testing

@testable import Raster

/// The rectangle around a stroke is around what Cairo paints of it.
@Suite("Bounds of strokes")
struct StrokeBoundsTests {
  private func ink(_ path: Path) -> CGRect { LeafPainter(fonts: fonts).inkBounds(of: shape(path)) }

  /// Cairo counts in 256ths of a pixel.
  private let tolerance = 0.02

  private func isAround(_ outer: CGRect, _ inner: CGRect) -> Bool {
    outer.minX <= inner.minX + tolerance && outer.minY <= inner.minY + tolerance
      && outer.maxX >= inner.maxX - tolerance && outer.maxY >= inner.maxY - tolerance
  }

  private func randomPath(_ numbers: inout SeededNumbers, hasCurves: Bool) -> Path {
    func point() -> CGPoint {
      CGPoint(x: .random(in: 0...100, using: &numbers), y: .random(in: 0...100, using: &numbers))
    }
    var path = Path()
    path.move(to: point())
    for _ in 0..<Int.random(in: 1...5, using: &numbers) {
      if hasCurves, Bool.random(using: &numbers) {
        path.addCurve(to: point(), control1: point(), control2: point())
      } else {
        path.addLine(to: point())
      }
    }
    if Bool.random(using: &numbers) { path.closeSubpath() }
    return path
  }

  private func randomStyle(_ numbers: inout SeededNumbers) -> StrokeStyle {
    StrokeStyle(
      lineWidth: .random(in: 1...20, using: &numbers),
      lineCap: [.butt, .round, .square].randomElement(using: &numbers) ?? .butt,
      lineJoin: [.miter, .round, .bevel].randomElement(using: &numbers) ?? .miter,
      miterLimit: .random(in: 1...12, using: &numbers))
  }

  @Test("Lines: exactly, whatever their caps and corners") func lines() {
    var numbers = SeededNumbers(seed: 1)
    for round in 0..<400 {
      let path = randomPath(&numbers, hasCurves: false).strokedPath(randomStyle(&numbers))
      let (bounds, ink) = (path.boundingRect, ink(path))
      #expect(isAround(bounds, ink) && isAround(ink, bounds), "\(round): \(path)")
    }
  }

  @Test("Curves and dashes: nothing is painted outside") func curves() {
    var numbers = SeededNumbers(seed: 2)
    for round in 0..<400 {
      var style = randomStyle(&numbers)
      if Bool.random(using: &numbers) { style.dash = [8, 5] }
      let path = randomPath(&numbers, hasCurves: true).strokedPath(style)
      #expect(isAround(path.boundingRect, ink(path)), "\(round): \(path)")
    }
  }

  @Test("A ring is as large as it looks, although corners would be longer") func rings() {
    let ring = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
      .strokedPath(StrokeStyle(lineWidth: 20))
    let expected = CGRect(x: -10, y: -10, width: 120, height: 120)
    #expect(isAround(ring.boundingRect, expected) && isAround(expected, ring.boundingRect))
  }

  @Test("A point is what its caps make of it") func points() {
    func dot(_ cap: CGLineCap) -> CGRect {
      var path = Path()
      path.move(to: CGPoint(x: 5, y: 5))
      path.addLine(to: CGPoint(x: 5, y: 5))
      return path.strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap)).boundingRect
    }
    #expect(dot(.butt).isNull)
    #expect(dot(.round) == CGRect(x: 3, y: 3, width: 4, height: 4))
    #expect(Path().strokedPath(StrokeStyle(lineWidth: 4)).boundingRect.isNull)
  }
}
