import Drawing
import Foundation
import Geometry
import Testing

@testable import Raster

struct RoundedDesignTests {
  /// An upright stroke, 10 wide and 100 high, its ends on y = 0 and −100.
  private let stroke = Path(CGRect(x: 0, y: -100, width: 10, height: 100))

  @Test func theEndsOfAStrokeBecomeHalfCircles() {
    let rounded = RoundedOutline(radius: 5).rounded(stroke)
    #expect(rounded.boundingRect == stroke.boundingRect)
    // A quarter circle lies at 0.29 of its radius from both sides of its corner.
    for corner in [
      CGPoint(x: 1, y: -1), CGPoint(x: 9, y: -1), CGPoint(x: 1, y: -99), CGPoint(x: 9, y: -99),
    ] {
      #expect(!rounded.contains(corner))
    }
    #expect(rounded.contains(CGPoint(x: 1.8, y: -1.8)))
    #expect(rounded.contains(CGPoint(x: 0.2, y: -6)))
  }

  @Test func cornersOfCountersStaySharp() {
    var ring = Path(CGRect(x: 0, y: 0, width: 40, height: 40))
    // The other way round, as the holes of glyphs run.
    ring.addLines([
      CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 30), CGPoint(x: 30, y: 30), CGPoint(x: 30, y: 10),
    ])
    ring.closeSubpath()
    let rounded = RoundedOutline(radius: 5).rounded(ring)
    #expect(!rounded.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(rounded.contains(CGPoint(x: 9.5, y: 9.5)))
    #expect(!rounded.contains(CGPoint(x: 10.5, y: 10.5)))
  }

  @Test func curvesAndShortEdgesKeepTheirShape() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(RoundedOutline(radius: 5).rounded(circle).boundingRect == circle.boundingRect)
    let thin = Path(CGRect(x: 0, y: 0, width: 2, height: 50))
    #expect(RoundedOutline(radius: 20).rounded(thin).contains(CGPoint(x: 0.3, y: 2)))
    #expect(RoundedOutline(radius: 5).rounded(Path()).isEmpty)
  }

  @Test(arguments: [100.0, 400, 600, 900])
  func roundedLettersAreAsWideAsTheSystemFontsWithALittleLessInk(weight: Double) {
    let plain = leaf([run("Hamburg 123", size: 40, weight: weight)])
    let round = leaf([run("Hamburg 123", size: 40, weight: weight, design: .rounded)])
    #expect(round.size == plain.size)
    let (a, b) = (paint(plain).ink, paint(round).ink)
    #expect(b < a && b > a * 0.94)
  }

  @Test func otherScriptsAreDrawnAsTheyAre() {
    let plain = paint(leaf([run("漢", size: 40)])).bytes
    #expect(paint(leaf([run("漢", size: 40, design: .rounded)])).bytes == plain)
  }
}
