import Drawing
import Foundation
import Geometry
import Testing

@testable import Raster

struct RoundedDesignTests {
  /// An upright line, 100 high, that a pen makes 10 wide and 10 higher.
  private let line = Path(CGRect(x: 4.9, y: -95, width: 0.2, height: 90))

  @Test func theEndsOfAStrokeBecomeHalfCircles() {
    let rounded = RoundedOutline(pen: CGSize(width: 5, height: 5)).rounded(line)
    for corner in [
      CGPoint(x: 1, y: -1), CGPoint(x: 9, y: -1), CGPoint(x: 1, y: -99), CGPoint(x: 9, y: -99),
    ] {
      #expect(!rounded.contains(corner))
    }
    for inside in [CGPoint(x: 1.9, y: -1.9), CGPoint(x: 0.2, y: -6), CGPoint(x: 5, y: -0.2)] {
      #expect(rounded.contains(inside))
    }
  }

  @Test func countersStayOpen() {
    var ring = Path(CGRect(x: 0, y: 0, width: 40, height: 40))
    // The other way round, as the holes of glyphs run.
    ring.addLines([
      CGPoint(x: 2, y: 2), CGPoint(x: 2, y: 38), CGPoint(x: 38, y: 38), CGPoint(x: 38, y: 2),
    ])
    ring.closeSubpath()
    let rounded = RoundedOutline(pen: CGSize(width: 4, height: 4)).rounded(ring)
    #expect(!rounded.contains(CGPoint(x: 20, y: 20)))
    #expect(!rounded.contains(CGPoint(x: 6.5, y: 6.5)), "an inner corner is sharp")
    #expect(rounded.contains(CGPoint(x: 5.5, y: 20)))
    #expect(!rounded.contains(CGPoint(x: -3.5, y: -3.5)), "an outer corner is round")
  }

  @Test func aPenWithoutWidthLeavesTheOutline() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(RoundedOutline(pen: .zero).rounded(circle) == circle)
  }

  @Test(arguments: [200.0, 400, 600, 900])
  func roundedLettersAreAsWideAndAsTallAsTheSystemFonts(weight: Double) {
    let plain = leaf([run("Hamburg 123", size: 40, weight: weight)])
    let round = leaf([run("Hamburg 123", size: 40, weight: weight, design: .rounded)])
    #expect(round.size == plain.size)
    let painter = LeafPainter(fonts: fonts)
    let (a, b) = (painter.inkBounds(of: .text(plain)), painter.inkBounds(of: .text(round)))
    #expect(abs(a.width - b.width) < 1.5 && abs(a.height - b.height) < 1.5, "\(a) and \(b)")
    let inks = (paint(plain).ink, paint(round).ink)
    #expect(abs(inks.1 / inks.0 - 1) < 0.12, "\(inks)")
  }

  @Test func otherScriptsAreDrawnAsTheyAre() {
    let plain = paint(leaf([run("漢", size: 40)])).bytes
    #expect(paint(leaf([run("漢", size: 40, design: .rounded)])).bytes == plain)
  }
}
