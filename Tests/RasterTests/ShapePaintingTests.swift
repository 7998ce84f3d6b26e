import Drawing
import Foundation
import Geometry
import Testing

@testable import Raster

struct ShapePaintingTests {
  @Test func aWholePixelIsFullyCovered() {
    let bitmap = paint(shape(Path(rect(1, 1, 2, 1))), rect(0, 0, 4, 3))
    #expect(bitmap.alphas == ["00 00 00 00", "00 ff ff 00", "00 00 00 00"])
  }

  @Test func aHalfCoveredPixelIsHalfOpaque() {
    let bitmap = paint(shape(Path(rect(0.5, 0, 2, 1.5))), rect(0, 0, 3, 2))
    #expect(bitmap.alphas == ["80 ff 80", "40 80 40"])
  }

  @Test func aDiagonalCoversHalfOfItsPixels() {
    let triangle = Path {
      $0.addLines([.zero, CGPoint(x: 4, y: 4), CGPoint(x: 0, y: 4)])
      $0.closeSubpath()
    }
    let bitmap = paint(shape(triangle), rect(0, 0, 4, 4))
    // Cairo looks at 15 rows in a pixel, so slanted edges are exact to a thirtieth.
    for index in 0..<4 { #expect((118...137).contains(bitmap[index, index].a)) }
    #expect(bitmap[0, 3].a == 255 && bitmap[3, 0].a == 0)
  }

  @Test func theRectangleAndTheScaleSayWhichPartIsPainted() {
    let bitmap = paint(shape(Path(rect(10, 20, 1, 1))), rect(9, 20, 2.25, 1), scale: 2)
    #expect(bitmap.alphas == ["00 00 ff ff 00", "00 00 ff ff 00"])
  }

  @Test func colorIsPremultiplied() {
    let bitmap = paint(
      shape(Path(rect(0, 0, 1, 1)), .color(RGBA(1, 0.5, 0, 0.5))), rect(0, 0, 1, 1))
    #expect(bitmap[0, 0] == (b: 0, g: 64, r: 128, a: 128))
  }

  @Test func withoutAntialiasingAPixelIsInOrOut() {
    let leaf = ShapeLeaf(
      path: Path(ellipseIn: rect(0, 0, 9, 9)), paint: .color(.black), antialiased: false)
    let alphas = Set(
      paint(.shape(leaf), rect(0, 0, 9, 9)).bytes.enumerated().compactMap {
        $0.offset % 4 == 3 ? $0.element : nil
      })
    #expect(alphas == [0, 255])
  }

  @Test func evenOddLeavesTheOverlapOut() {
    var path = Path(rect(0, 0, 3, 1))
    path.addRect(rect(1, 0, 1, 1))
    let leaf = ShapeLeaf(path: path, paint: .color(.black), evenOdd: true)
    #expect(paint(.shape(leaf), rect(0, 0, 3, 1)).alphas == ["ff 00 ff"])
    #expect(paint(shape(path), rect(0, 0, 3, 1)).alphas == ["ff ff ff"])
  }

  @Test func aQuadraticCurveIsTheCurveItIs() {
    // y = 8·t·(1 − t) under a parabola of width 4: area ⅔ · 4 · 2.
    let parabola = Path {
      $0.move(to: CGPoint(x: 0, y: 2))
      $0.addQuadCurve(to: CGPoint(x: 4, y: 2), control: CGPoint(x: 2, y: -2))
      $0.closeSubpath()
    }
    #expect(abs(paint(shape(parabola), rect(0, 0, 4, 2), scale: 8).ink / 64 - 16.0 / 3) < 0.02)
  }

  // MARK: Strokes

  @Test func aStrokeIsCentredOnItsPath() {
    let line = Path { $0.addLines([CGPoint(x: 0, y: 2), CGPoint(x: 2, y: 2)]) }
      .strokedPath(StrokeStyle(lineWidth: 2))
    #expect(paint(shape(line), rect(0, 0, 2, 4)).alphas == ["00 00", "ff ff", "ff ff", "00 00"])
  }

  @Test func dashesLeaveGaps() {
    let line = Path { $0.addLines([CGPoint(x: 0, y: 0.5), CGPoint(x: 6, y: 0.5)]) }
      .strokedPath(StrokeStyle(lineWidth: 1, dash: [2, 1], dashPhase: 1))
    #expect(paint(shape(line), rect(0, 0, 6, 1)).alphas == ["ff 00 ff ff 00 ff"])
  }

  @Test(arguments: [[0, 0], [-1, -2], [CGFloat.nan]])
  func aDashThatMakesNoSenseIsASolidLine(dash: [CGFloat]) {
    let line = Path { $0.addLines([CGPoint(x: 0, y: 0.5), CGPoint(x: 2, y: 0.5)]) }
      .strokedPath(StrokeStyle(lineWidth: 1, dash: dash))
    #expect(paint(shape(line), rect(0, 0, 2, 1)).alphas == ["ff ff"])
  }

  @Test func boundsOfAStrokeAreTight() {
    let painter = LeafPainter(fonts: fonts)
    let circle = Path(ellipseIn: rect(10, 10, 20, 20)).strokedPath(StrokeStyle(lineWidth: 4))
    let bounds = painter.inkBounds(of: shape(circle))
    #expect(abs(bounds.minX - 8) < 0.1 && abs(bounds.minY - 8) < 0.1)
    #expect(abs(bounds.width - 24) < 0.2 && abs(bounds.height - 24) < 0.2)
  }

  @Test func boundsOfAStrokeHoldItsMiters() {
    let spike = Path { $0.addLines([.zero, CGPoint(x: 10, y: 2), CGPoint(x: 0, y: 4)]) }
      .strokedPath(StrokeStyle(lineWidth: 2))
    let bounds = LeafPainter(fonts: fonts).inkBounds(of: shape(spike))
    let wide = bounds.insetBy(dx: -10, dy: -10)
    let outside =
      paint(shape(spike), wide, scale: 2).ink - paint(shape(spike), bounds, scale: 2).ink
    #expect(bounds.maxX > 14)
    #expect(abs(outside) < 0.5)
  }

  @Test func nothingHasEmptyBounds() {
    let painter = LeafPainter(fonts: fonts)
    #expect(painter.inkBounds(of: shape(Path())).isEmpty)
    #expect(painter.inkBounds(of: shape(Path().strokedPath(StrokeStyle(lineWidth: 3)))).isEmpty)
  }

  /// As far as lengths are lengths: beyond Cairo's own numbers too.
  @Test(arguments: [2e6, 9.9e6]) func aPathThatReachesFarIsPaintedWhereItIsSeen(far: Double) {
    let picture = paint(shape(Path(rect(-far, -far, 2 * far, 2 * far))), rect(0, 0, 2, 2))
    #expect(picture.alphas == ["ff ff", "ff ff"])
  }

  @Test func aPathWithoutFinitePointsPaintsNothingAndIsNoError() {
    let painter = LeafPainter(fonts: fonts)
    let path = Path {
      $0.addLines([.zero, CGPoint(x: CGFloat.infinity, y: 1), CGPoint(x: 0, y: 1)])
    }
    #expect(painter.paint(shape(path), rect: rect(0, 0, 2, 2), scale: 1).ink == 0)
    #expect(painter.errors.isEmpty)
  }

  // MARK: Masks

  @Test func aMaskIsWhiteWithCoverageAsAlpha() {
    let mask = LeafPainter(fonts: fonts).paintMask(
      Path(rect(0, 0, 1.5, 1)), evenOdd: false, antialiased: true, rect: rect(0, 0, 3, 1), scale: 1)
    #expect(mask.alphas == ["ff 80 00"])
    #expect(mask[1, 0] == (b: 128, g: 128, r: 128, a: 128))
  }
}
