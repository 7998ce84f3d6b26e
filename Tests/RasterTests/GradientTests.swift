import Drawing
import Foundation
import Geometry
import Testing

@testable import Raster

struct GradientTests {
  private let redToBlue = [
    GradientStop(RGBA(1, 0, 0), at: 0), GradientStop(RGBA(0, 0, 1), at: 1),
  ]

  private func pixels(_ paint: Paint, width: Double, height: Double) -> Bitmap {
    RasterTests.paint(shape(Path(rect(0, 0, width, height)), paint), rect(0, 0, width, height))
  }

  private func near(_ pixel: (b: UInt8, g: UInt8, r: UInt8, a: UInt8), red: Int, blue: Int) -> Bool
  {
    abs(Int(pixel.r) - red) <= 2 && abs(Int(pixel.b) - blue) <= 2 && pixel.a == 255
  }

  @Test func aLinearGradientGoesFromColorToColor() {
    let bitmap = pixels(
      .linearGradient(redToBlue, start: .zero, end: CGPoint(x: 100, y: 0)), width: 100, height: 1)
    #expect(near(bitmap[0, 0], red: 254, blue: 1))
    #expect(near(bitmap[50, 0], red: 127, blue: 128))
    #expect(near(bitmap[99, 0], red: 1, blue: 254))
  }

  @Test func beyondItsEndsAGradientKeepsItsColors() {
    let bitmap = pixels(
      .linearGradient(redToBlue, start: CGPoint(x: 40, y: 0), end: CGPoint(x: 60, y: 0)),
      width: 100, height: 1)
    #expect(near(bitmap[5, 0], red: 255, blue: 0))
    #expect(near(bitmap[95, 0], red: 0, blue: 255))
  }

  @Test func betweenColorsTheWayIsNotPremultiplied() {
    let fade = [GradientStop(RGBA(1, 1, 1), at: 0), GradientStop(RGBA(0, 0, 0, 0), at: 1)]
    let bitmap = pixels(
      .linearGradient(fade, start: .zero, end: CGPoint(x: 101, y: 0)), width: 101, height: 1)
    // Halfway: grey at half alpha, as CoreGraphics makes it, and not white at half alpha.
    #expect(abs(Int(bitmap[50, 0].a) - 128) <= 2)
    #expect(abs(Int(bitmap[50, 0].r) - 64) <= 2)
  }

  @Test func aRadialGradientStartsAtItsStartRadius() {
    let bitmap = pixels(
      .radialGradient(redToBlue, center: CGPoint(x: 50.5, y: 50.5), startRadius: 10, endRadius: 50),
      width: 101, height: 101)
    #expect(near(bitmap[50, 50], red: 255, blue: 0))
    #expect(near(bitmap[50 + 30, 50], red: 128, blue: 127))
    #expect(near(bitmap[0, 0], red: 0, blue: 255))
  }

  @Test func anEllipticalGradientIsAsFlatAsItsBounds() {
    let bitmap = pixels(
      .ellipticalGradient(
        redToBlue, bounds: rect(0, 0, 200, 100), center: CGPoint(x: 100, y: 50), startRadius: 0,
        endRadius: 0.5), width: 200, height: 100)
    #expect(near(bitmap[0, 50], red: 1, blue: 254))
    #expect(near(bitmap[100, 0], red: 3, blue: 252))
    #expect(near(bitmap[150, 50], red: 126, blue: 129))
    #expect(near(bitmap[100, 75], red: 125, blue: 130))
  }

  @Test func aMeshMixesTheColorsOfItsCornersAndHasABackground() throws {
    let points = [(0, 0), (50, 0), (0, 100), (50, 100)].map { CGPoint(x: $0.0, y: $0.1) }
    let red = RGBA(1, 0, 0)
    let blue = RGBA(0, 0, 1)
    let mesh = try #require(
      ColorMesh(
        columns: 2, rows: 2, points: points, colors: [red, blue, red, blue], background: blue))
    let bitmap = pixels(.mesh(mesh), width: 100, height: 100)
    #expect(near(bitmap[0, 50], red: 253, blue: 2))
    #expect(near(bitmap[25, 50], red: 126, blue: 129))
    #expect(near(bitmap[75, 50], red: 0, blue: 255))
  }

  @Test func anAngularGradientTurnsClockwiseFromTheRight() {
    let bitmap = pixels(
      .angularGradient(redToBlue, center: CGPoint(x: 50, y: 50), start: 0, end: 2 * .pi),
      width: 100, height: 100)
    #expect(near(bitmap[99, 50], red: 254, blue: 1))
    #expect(near(bitmap[50, 99], red: 191, blue: 64))
    #expect(near(bitmap[0, 50], red: 128, blue: 127))
    #expect(near(bitmap[50, 0], red: 64, blue: 191))
  }

  @Test func anAngularGradientOfHalfATurnSharesTheRestBetweenItsEnds() {
    let bitmap = pixels(
      .angularGradient(redToBlue, center: CGPoint(x: 50, y: 50), start: 0, end: .pi),
      width: 100, height: 100)
    #expect(near(bitmap[25, 20], red: 0, blue: 255))
    #expect(near(bitmap[75, 20], red: 255, blue: 0))
  }

  @Test func ofMoreThanATurnTheLastOneShows() {
    let twice = pixels(
      .angularGradient(redToBlue, center: CGPoint(x: 50, y: 50), start: 0, end: 4 * .pi),
      width: 100, height: 100)
    #expect(near(twice[99, 50], red: 127, blue: 128))
    #expect(near(twice[0, 50], red: 64, blue: 191))
  }

  @Test func aGradientWithoutExtentShowsItsLastColor() {
    let point = CGPoint(x: 5, y: 5)
    for paint in [
      Paint.linearGradient(redToBlue, start: point, end: point),
      .radialGradient(redToBlue, center: point, startRadius: 3, endRadius: 3),
    ] {
      #expect(near(pixels(paint, width: 10, height: 10)[5, 5], red: 0, blue: 255))
    }
  }

  @Test func aGradientStaysWithItsLeafWhenOnlyAPartIsPainted() {
    let paint = Paint.linearGradient(redToBlue, start: .zero, end: CGPoint(x: 100, y: 0))
    let part = RasterTests.paint(
      shape(Path(rect(0, 0, 100, 1)), paint), rect(50, 0, 10, 1), scale: 2)
    #expect(near(part[0, 0], red: 127, blue: 128))
  }
}
