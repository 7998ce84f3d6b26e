import Drawing
import Foundation
import Geometry
import Pixels
import Raster
import Testing

@testable import Compositing

/// A bit of everything, at a place that depends on the step.
private func busyList(_ step: Int) -> DisplayList {
  let t = Double(step) * 0.37
  let card = [ellipse(4, 4, 30, 30, .pureRed), rect(10.3 + t, 12.7, 20, 14, RGBA(0, 0, 1, 0.6))]
  let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 36, height: 36))
  return DisplayList([
    turned(11 + t * 7, about: 20, 20, .group(.opacity(0.7), card)),
    group(
      .transform(ProjectionTransform(CGAffineTransform(translationX: 40 + t, y: 3))),
      .group(.clip(circle, evenOdd: false, antialiased: true), card)),
    group(
      .transform(
        tipped(
          radians: 0.3 + t / 20, aboutX: 0, 1, anchor: CGPoint(x: 30, y: 60), distance: 90)),
      .group(.flatten, card)),
    .group(.blur(radius: 1 + t, opaque: false), card),
    .group(.shadow(color: .black, radius: 3, offset: CGSize(width: t, height: 2)), card),
    scaled(1 + t / 10, 1.3, .group(.blend(.difference), card)),
  ])
}

extension SDLTests {
  @MainActor @Suite struct DeterminismTests {
    @Test func theSameListGivesTheSameBytesWhateverWasDrawnBefore() throws {
      let size = PixelSize(width: 100, height: 80)
      func compositor(_ budget: Int) throws -> Compositor {
        try Compositor(size: size, scale: 1, painter: ShapePainter(), budget: budget)
      }
      let cold = try (0..<4).map { step in
        try compositor(64 << 20).draw(busyList(step), background: .white).bytes
      }
      let warm = try compositor(64 << 20)
      let forgetful = try compositor(0)
      for step in [3, 0, 2, 1, 1, 3, 2, 0] {
        #expect(try warm.draw(busyList(step), background: .white).bytes == cold[step])
        #expect(try forgetful.draw(busyList(step), background: .white).bytes == cold[step])
      }
    }

    @Test func aLeafThatMovesOrFadesIsPaintedOnce() throws {
      let painter = ShapePainter()
      let compositor = try Compositor(
        size: PixelSize(width: 60, height: 60), scale: 2, painter: painter)
      for step in 0..<10 {
        let t = Double(step)
        let list = DisplayList([
          group(.opacity(1 - t / 20), ellipse(t * 1.3, 2, 10, 10)),
          turned(t * 9, about: 15, 15, ellipse(10, 10, 10, 10)),
        ])
        _ = try compositor.draw(list, background: .white)
      }
      #expect(painter.paintCount == 1)
      #expect(compositor.statistics.texturesPainted == 1)
      #expect(compositor.statistics.frames == 10)
    }

    @Test func anEffectThatMovesByWholePixelsLooksTheSame() throws {
      let card = group(
        .shadow(color: .black, radius: 3, offset: CGSize(width: 1, height: 2)),
        group(.blur(radius: 1.3, opaque: false), ellipse(10.3, 10.7, 20, 20, .pureRed)))
      let compositor = try Compositor(
        size: PixelSize(width: 200, height: 60), scale: 1, painter: ShapePainter())
      func drawn(_ x: Double) throws -> Bitmap {
        let place = ProjectionTransform(CGAffineTransform(translationX: x, y: 0))
        return try compositor.draw(
          DisplayList([group(.transform(place), card)]), background: .white)
      }
      let first = try drawn(0.1)
      let moved = try drawn(120.1)
      for y in 0..<60 {
        #expect((0..<60).allSatisfy { first.rgba($0, y) == moved.rgba($0 + 120, y) })
      }
    }

    @Test func memoryStaysWithinTheBudget() throws {
      let compositor = try Compositor(
        size: PixelSize(width: 64, height: 64), scale: 1, painter: ShapePainter(),
        budget: 100_000)
      for step in 1...60 {
        let leaf = ellipse(0, 0, Double(step), 50)
        _ = try compositor.draw(DisplayList([leaf]), background: .white)
      }
      #expect(compositor.statistics.texturesPainted == 60)
      #expect(compositor.statistics.cachedBytes < 100_000 + 2 * 64 * 64 * 4)
    }
  }
}
