import Drawing
import Foundation
import Geometry
import Raster
import TestSupport
import Testing

@testable import Compositing

/// Φ, the share of a Gaussian up to a value.
private func share(_ value: Double) -> Double { 0.5 * (1 + erf(value / 2.0.squareRoot())) }

extension SDLTests {
  @MainActor @Suite struct BlurredGroupTests {
    /// What is blurred as far as it is wide is made of all of it.
    @Test func whatIsTooWideToBeBlurredIsToldAndCrashesNothing() {
      let wide = group(.blur(radius: 20_000, opaque: false), rect(0, 0, 50_000, 20))
      #expect(throws: CompositorError.self) { try picture(64, 64, wide) }
    }

    /// Rule: `blur-radius-is-sigma`.
    @Test(arguments: [0.5, 2, 9])
    func radiusIsSigmaInPointsAndScaleCounts(_ radius: Double) throws {
      let drawn = try picture(
        160, 160, scale: 2,
        group(.blur(radius: radius, opaque: false), rect(-100, -100, 140, 300)))
      for x in [60, 70, 79, 80, 90, 100, 120] {
        let exact = 255 * share((Double(x) + 0.5 - 80) / (radius * 2))
        // A sampled Gaussian of σ = 1 is not quite an integrated one.
        #expect(abs(Double(drawn.rgba(x, 70)[1]) - exact) <= 2)
      }
    }

    @Test func aBlurInsideAScaleGrowsWithIt() throws {
      let inside = try picture(
        90, 90, scaled(3, 3, group(.blur(radius: 2, opaque: false), rect(10, 10, 10, 10))))
      let outside = try picture(
        90, 90, group(.blur(radius: 6, opaque: false), rect(30, 30, 30, 30)))
      #expect(inside.largestDifference(from: outside) <= 1)
    }

    @Test func aBlurTurnsWithItsGroup() throws {
      let turnedInside = try picture(
        80, 80,
        turned(30, about: 40, 40, group(.blur(radius: 4, opaque: false), rect(25, 25, 30, 30))))
      let turnedOutside = try picture(
        80, 80,
        group(.blur(radius: 4, opaque: false), turned(30, about: 40, 40, rect(25, 25, 30, 30))))
      #expect(turnedInside.largestDifference(from: turnedOutside) <= 1)
    }

    @Test func aBlurSeenAtAnAngleIsBlurredInItsPlane() throws {
      let flat = group(.blur(radius: 5, opaque: false), rect(20, 20, 60, 60))
      let matrix = tipped(
        radians: 0.9, aboutX: 0, 1, anchor: CGPoint(x: 50, y: 50), distance: 200)
      let straight = try picture(100, 100, flat)
      let seen = try picture(100, 100, group(.transform(matrix), flat))
      for x in stride(from: 10.0, to: 90, by: 7) {
        let p = CGPoint(x: x, y: 50).applying(matrix)
        guard (2..<98).contains(p.x) else { continue }
        let (a, b) = (sample(straight, x, 50), sample(seen, p.x, p.y))
        #expect(abs(a - b) < 6, "x \(x)")
      }
    }

    private func sample(_ bitmap: Bitmap, _ x: Double, _ y: Double) -> Double {
      let left = Int((x - 0.5).rounded(.down))
      let t = x - 0.5 - Double(left)
      let row = bitmap.row(Int(y))
      return row[left] * (1 - t) + row[left + 1] * t
    }

    @Test func anOpaqueBlurKeepsItsEdges() throws {
      let drawn = try picture(
        40, 40, group(.blur(radius: 5, opaque: true), rect(10, 10, 20, 20)))
      #expect(drawn.rgba(10, 10) == [0, 0, 0, 255])
      #expect(drawn.rgba(9, 10) == [255, 255, 255, 255])
    }

    @Test func noRadiusIsNoBlur() throws {
      let drawn = try picture(20, 20, group(.blur(radius: 0, opaque: false), rect(5, 5, 8, 8)))
      let plain = try picture(20, 20, rect(5, 5, 8, 8))
      #expect(drawn.bytes == plain.bytes)
    }

    @Test func whatIsOutsideTheCanvasBlursIntoIt() throws {
      let drawn = try picture(
        30, 30, group(.blur(radius: 6, opaque: false), rect(-40, -40, 40, 120)))
      #expect(abs(Double(drawn.rgba(0, 15)[1]) - 255 * share(0.5 / 6)) <= 1.6)
    }

    /// Rule: `shadow`.
    @Test func aShadowIsTheBlurredAlphaBelowTheGroup() throws {
      let drawn = try picture(
        120, 120,
        group(
          .shadow(color: RGBA(0, 0, 1, 0.5), radius: 4, offset: CGSize(width: 20, height: 6)),
          rect(30, -50, 40, 300, RGBA(1, 0, 0, 1))))
      #expect(drawn.rgba(50, 60) == [255, 0, 0, 255])
      #expect(isClose(drawn.rgba(76, 60), [127, 127, 255, 255], 4))
      for x in [72, 80, 88, 95] {
        let shade = 0.5 * (1 - share((Double(x) + 0.5 - 90) / 4))
        #expect(abs(Double(drawn.rgba(x, 60)[0]) - 255 * (1 - shade)) <= 1.6)
        #expect(drawn.rgba(x, 60)[2] >= 254)
      }
      #expect(drawn.rgba(20, 60) == [255, 255, 255, 255])
    }

    @Test func aShadowWithoutRadiusIsSharp() throws {
      let drawn = try picture(
        30, 30,
        group(
          .shadow(color: .black, radius: 0, offset: CGSize(width: 5, height: 0)),
          rect(5, 5, 10, 10, .pureRed)))
      #expect(drawn.rgba(17, 10) == [0, 0, 0, 255])
      #expect(drawn.rgba(20, 10) == [255, 255, 255, 255])
    }

    @Test func aFadedShadowFadesWithItsGroup() throws {
      let drawn = try picture(
        30, 30,
        group(
          .opacity(0.5),
          group(
            .shadow(color: .black, radius: 0, offset: CGSize(width: 5, height: 0)),
            rect(5, 5, 10, 10, .pureRed))))
      // The shadow does not show through what throws it.
      #expect(isClose(drawn.rgba(12, 10), [255, 127, 127, 255]))
      #expect(isClose(drawn.rgba(17, 10), [127, 127, 127, 255]))
    }
  }

  @MainActor @Suite struct ColorMatrixTests {
    /// Rows r, g, b from r, g, b and a constant; alpha stays.
    nonisolated private static func matrix(_ rows: [[Double]], _ constant: Double = 0)
      -> ColorMatrix
    {
      ColorMatrix(rows.flatMap { $0 + [0, constant] } + [0, 0, 0, 1, 0])
    }

    nonisolated private static func diagonal(_ k: Double) -> [[Double]] {
      [[k, 0, 0], [0, k, 0], [0, 0, k]]
    }
    nonisolated private static let weights = [0.2126, 0.7152, 0.0722]
    nonisolated private static func saturation(_ s: Double) -> [[Double]] {
      (0..<3).map { row in
        (0..<3).map { weights[$0] * (1 - s) + (row == $0 ? s : 0) }
      }
    }

    /// SwiftUI's colour filters, on 0.8, 0.4, 0.2.
    ///
    /// Rule: `colour-filter-matrices`.
    @Test(arguments: [
      (matrix(diagonal(1), 0.1), [0.9, 0.5, 0.3]),
      (matrix(diagonal(1.5), -0.25), [0.95, 0.35, 0.05]),
      (matrix(saturation(0)), [0.4706, 0.4706, 0.4706]),
      (matrix(saturation(2)), [1, 0.3294, 0]),
      (matrix(diagonal(-1), 1), [0.2, 0.6, 0.8]),
      (matrix([[0.5, 0, 0], [0, 1, 0], [0, 0, 0]]), [0.4, 0.4, 0]),
    ])
    func filtersGammaEncodedColors(_ matrix: ColorMatrix, _ expected: [Double]) throws {
      let levels = expected.map { Int(($0 * 255).rounded()) }
      let opaque = try picture(
        4, 4, group(.colorMatrix(matrix), rect(0, 0, 4, 4, RGBA(0.8, 0.4, 0.2))))
      #expect(isClose(opaque.rgba(1, 1), levels + [255], 1))
      // Half covered, the same colour comes out, at half its strength.
      let half = try picture(
        4, 4, over: .clear, group(.colorMatrix(matrix), rect(0, 0, 4, 4, RGBA(0.8, 0.4, 0.2, 0.5))))
      #expect(isClose(half.rgba(1, 1), levels.map { $0 / 2 } + [128], 2))
    }

    @Test func nothingIsColoredWhereNothingIs() throws {
      let drawn = try picture(
        20, 20, group(.colorMatrix(Self.matrix(Self.diagonal(-1), 1)), ellipse(2, 2, 16, 16)))
      #expect(Set(drawn.bytes) == [255])
      #expect(drawn.rgba(3, 3) == [255, 255, 255, 255])
    }

    @Test func luminanceCanBecomeAlpha() throws {
      let toAlpha = ColorMatrix(
        [0, 0, 0, 0, 0] + [0, 0, 0, 0, 0] + [0, 0, 0, 0, 0]
          + Self.weights + [0, 0])
      let drawn = try picture(
        4, 4, over: .clear, group(.colorMatrix(toAlpha), rect(0, 0, 4, 4, .pureGreen)))
      #expect(isClose(drawn.rgba(1, 1), [0, 0, 0, 182]))
    }
  }
}
