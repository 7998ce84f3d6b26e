import Drawing
import Foundation
import Geometry
import Pixels
import Raster
import Testing

@testable import Compositing

extension SDLTests {
  /// What is seen through frosted glass.
  @MainActor @Suite struct BackdropTests {
    private static let plain = Effect.backdrop(radius: 4, .identity)

    private func pane(_ effect: Effect = plain, _ items: DisplayItem...) -> DisplayItem {
      .group(effect, items.isEmpty ? [rect(20, 20, 40, 40, .pureGreen)] : items)
    }

    /// A line of what is blurred, straight from the definition.
    private func blurred(_ line: [Double], _ x: Int, sigma: Double) -> Double {
      var (sum, weights) = (0.0, 0.0)
      for offset in -20...20 {
        let weight = exp(-Double(offset * offset) / (2 * sigma * sigma))
        sum += weight * line[min(max(x + offset, 0), line.count - 1)]
        weights += weight
      }
      return sum / weights
    }

    @Test func itIsWhatLiesBelowBlurredAndNothingOfItsOwn() throws {
      let sharp = try picture(80, 80, rect(0, 0, 40, 80))
      let seen = try picture(80, 80, rect(0, 0, 40, 80), pane())
      for x in 0..<80 {
        let expected = 20..<60 ~= x ? blurred(sharp.row(40), x, sigma: 4) : sharp.row(40)[x]
        #expect(abs(seen.row(40)[x] - expected) <= 1, "column \(x)")
        #expect(seen.row(10)[x] == sharp.row(10)[x])
      }
    }

    /// As glass in a screen is nothing of the device around it, however near to its edge it is.
    @Test func nothingIsSeenBeyondAPathAround() throws {
      let screen = Path(
        roundedRect: CGRect(x: 10, y: 10, width: 380, height: 380),
        cornerSize: CGSize(width: 20, height: 20))
      let seen = try picture(
        400, 400, over: .black,
        group(
          .clip(screen, evenOdd: false, antialiased: true), rect(0, 0, 400, 400, .white),
          pane(Self.plain, rect(0, 100, 400, 100, .pureGreen))))
      for x in [10, 11, 14, 200, 388, 389] {
        for y in [100, 150, 199] {
          #expect(seen.rgba(x, y) == [255, 255, 255, 255], "\(x), \(y)")
        }
      }
    }

    /// A camera puts a screen's edge between two pixels. The one that it covers in part is half of what is behind the
    /// screen, and was all that glass beside it saw beyond the edge.
    @Test(arguments: [10, 10.16, 10.5, 10.9]) func anEdgeBetweenPixelsIsNotSeenInGlass(
      _ edge: Double
    )
      throws
    {
      let screen = Path(
        roundedRect: CGRect(x: edge, y: edge, width: 380, height: 380),
        cornerSize: CGSize(width: 20, height: 20))
      let seen = try picture(
        401, 401, over: .black,
        group(
          .clip(screen, evenOdd: false, antialiased: true), rect(0, 0, 401, 401, .white),
          pane(.backdrop(radius: 30, .identity), rect(0, 100, 401, 100, .pureGreen))))
      for x in [11, 12, 20, 60, 200, 340, 389] {
        for y in [100, 150, 199] {
          #expect(seen.rgba(x, y) == [255, 255, 255, 255], "\(x), \(y)")
        }
      }
    }

    /// Nothing else to look at: a path of less than a pixel, and glass on nothing but an outer path's edge.
    @Test func glassInLessThanAPixelSeesWhatThereIs() throws {
      func clip(_ x: Double, _ width: Double, _ items: DisplayItem...) -> DisplayItem {
        let path = Path(
          roundedRect: CGRect(x: x, y: 10, width: width, height: 20),
          cornerSize: CGSize(width: 0.2, height: 0.2))
        return .group(.clip(path, evenOdd: false, antialiased: true), items)
      }
      let glass = pane(Self.plain, rect(0, 0, 40, 40, .pureGreen))
      for item in [clip(10.2, 0.6, glass), clip(10.2, 20, clip(10.3, 0.5, glass))] {
        let seen = try picture(40, 40, over: .white, item)
        #expect(seen.rgba(10, 20) == [255, 255, 255, 255])
      }
    }

    /// A picture that is kept is the same wherever it is shown, so the path around has no say in it: its glass read
    /// what lies elsewhere, or nothing at all, which random scenes found as a crash.
    @Test func thePathAroundHasNoSayInWhatIsKept() throws {
      let clip = Path(
        roundedRect: CGRect(x: 120, y: 120, width: 40, height: 40),
        cornerSize: CGSize(width: 4, height: 4))
      let inverted = ColorMatrix([-1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0])
      let kept = group(
        .transform(.translation(120, 120)),
        group(
          .colorMatrix(inverted), rect(0, 0, 40, 40, .pureRed),
          pane(.backdrop(radius: 4, inverted), rect(10, 10, 20, 20, .pureGreen))))
      let seen = try picture(
        200, 200, over: .black, group(.clip(clip, evenOdd: false, antialiased: true), kept))
      #expect(seen.rgba(140, 140) == [255, 0, 0, 255])
      #expect(seen.rgba(125, 140) == [0, 255, 255, 255])
    }

    @Test func itsColorsGoThroughTheMatrix() throws {
      let inverted = ColorMatrix([-1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0])
      let seen = try picture(80, 80, over: .pureRed, pane(.backdrop(radius: 0, inverted)))
      #expect(seen.rgba(40, 40) == [0, 255, 255, 255])
      #expect(seen.rgba(10, 10) == [255, 0, 0, 255])
    }

    @Test func itIsSeenAsFarAsTheItemsCoverIt() throws {
      let faint = rect(20, 20, 40, 40, RGBA(0, 0, 0, 0.5))
      let black = ColorMatrix([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0])
      let seen = try picture(80, 80, pane(.backdrop(radius: 0, black), faint))
      #expect(abs(seen.rgba(40, 40)[0] - 127) <= 1)
    }

    @Test func groupsAroundItAreLookedThrough() throws {
      let ground = rect(0, 0, 40, 80)
      let bare = try picture(80, 80, ground, pane())
      for effect in [
        Effect.flatten, .opacity(1),
        .clip(
          Path(ellipseIn: CGRect(x: -80, y: -80, width: 240, height: 240)),
          evenOdd: false, antialiased: true),
      ] {
        let seen = try picture(80, 80, ground, group(effect, pane(), rect(0, 0, 1, 1)))
        #expect(seen.rgba(38, 40) == bare.rgba(38, 40), "\(effect)")
      }
      // Halfway between the sharp ground and the blurred one.
      let half = try picture(80, 80, ground, group(.opacity(0.5), pane(), rect(0, 0, 1, 1)))
      let sharp = try picture(80, 80, ground)
      let middle = (sharp.rgba(38, 40)[0] + bare.rgba(38, 40)[0]) / 2
      #expect(abs(half.rgba(38, 40)[0] - middle) <= 1)
    }

    @Test func whatMovesFarBelowItChangesAllOfIt() throws {
      let size = PixelSize(width: 200, height: 80)
      let compositor = try Compositor(size: size, scale: 1, painter: ShapePainter())
      func list(_ x: Double) -> DisplayList {
        DisplayList([rect(0, 0, 60, 80), rect(x, 30, 10, 10, .pureRed), pane()])
      }
      for x in stride(from: 180.0, through: 40, by: -7) {
        let picture = try compositor.draw(list(x), background: .white)
        let fresh = try Compositor(size: size, scale: 1, painter: ShapePainter())
        #expect(try fresh.draw(list(x), background: .white).bytes == picture.bytes, "at \(x)")
      }
    }

    @Test func onePaneOnAnotherIsTheSameHoweverItIsReached() throws {
      let size = PixelSize(width: 120, height: 80)
      let compositor = try Compositor(size: size, scale: 1, painter: ShapePainter())
      func list(_ x: Double) -> DisplayList {
        DisplayList([
          rect(x, 30, 10, 10, .pureRed), pane(),
          group(.opacity(0.7), pane(Self.plain, ellipse(50, 10, 60, 60)), rect(80, 5, 30, 4)),
        ])
      }
      for x in stride(from: 0.0, through: 110, by: 5.5) {
        let picture = try compositor.draw(list(x), background: .white)
        let fresh = try Compositor(size: size, scale: 1, painter: ShapePainter())
        #expect(try fresh.draw(list(x), background: .white).bytes == picture.bytes, "at \(x)")
      }
    }

    @Test func whatIsStillElsewhereIsNotDrawnAgain() throws {
      let compositor = try Compositor(
        size: PixelSize(width: 300, height: 80), scale: 1, painter: ShapePainter())
      let picture = Bitmap(width: 300, height: 80)
      func damage(_ x: Double) throws -> PixelRect {
        try compositor.update(
          DisplayList([rect(x, 30, 10, 10), pane()]), background: .white
        ) { picture.rows }
      }
      _ = try damage(200)
      #expect(try damage(204) == PixelRect(minX: 197, minY: 27, maxX: 217, maxY: 43))
    }
  }
}
