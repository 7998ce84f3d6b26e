import Drawing
import Foundation
import Geometry
import Pixels
import Raster
import Testing

@testable import Compositing

extension SDLTests {
  @MainActor @Suite struct DamageTests {
    private static let size = PixelSize(width: 100, height: 80)

    private func compositor() throws -> Compositor {
      try Compositor(size: Self.size, scale: 1, painter: ShapePainter())
    }

    @Test func equalListsAreDrawnOnce() throws {
      let compositor = try compositor()
      let list = DisplayList([ellipse(4, 4, 20, 20)])
      let first = try compositor.draw(list, background: .white)
      #expect(try compositor.draw(list, background: .white).bytes == first.bytes)
      #expect(compositor.statistics.frames == 1)
    }

    @Test func onlyWhereSomethingMovedIsDrawn() throws {
      let compositor = try compositor()
      let picture = Bitmap(width: 100, height: 80)
      let still = rect(0, 0, 100, 40, .pureBlue)
      func damage(_ items: DisplayItem...) throws -> PixelRect {
        try compositor.update(DisplayList(items), background: .white) { picture.rows }
      }
      #expect(try damage(still, rect(10, 50, 10, 10)) == PixelRect(Self.size))
      #expect(
        try damage(still, rect(14, 50, 10, 10))
          == PixelRect(minX: 7, minY: 47, maxX: 27, maxY: 63))
      #expect(try damage(still) == PixelRect(minX: 11, minY: 47, maxX: 27, maxY: 63))
    }

    @Test func whatIsNeededAroundItIsPutThereToo() throws {
      let compositor = try compositor()
      let first = try compositor.draw(DisplayList([rect(10, 10, 10, 10)]), background: .white)
      let list = DisplayList([rect(14, 10, 10, 10)])
      let picture = Bitmap(width: 100, height: 80)
      let needed = PixelRect(minX: 0, minY: 0, maxX: 60, maxY: 40)
      let changed = try compositor.update(list, background: .white) { _ in
        needed
      } in: {
        picture.rows
      }
      #expect(changed == PixelRect(minX: 7, minY: 7, maxX: 27, maxY: 23))
      let whole = try self.compositor().draw(list, background: .white)
      #expect(whole.bytes != first.bytes)
      for y in 0..<80 {
        for x in 0..<100 {
          #expect(picture.rgba(x, y) == (x < 60 && y < 40 ? whole.rgba(x, y) : [0, 0, 0, 0]))
        }
      }
    }

    @Test func aFrameThatWasHandedOutStaysAsItIs() throws {
      let compositor = try compositor()
      let blue = try compositor.draw(DisplayList([]), background: .pureBlue)
      _ = try compositor.draw(DisplayList([]), background: .pureRed)
      #expect(blue.rgba(50, 50) == [0, 0, 255, 255])
    }

    @Test func anotherBackgroundIsAnotherPicture() throws {
      let compositor = try compositor()
      _ = try compositor.draw(DisplayList([]), background: .white)
      let red = try compositor.draw(DisplayList([]), background: .pureRed)
      #expect(red.rgba(50, 50) == [255, 0, 0, 255])
    }

    /// One thing of many moves in each picture, inside all kinds of groups.
    private func list(_ step: Int, _ moving: Int) -> DisplayList {
      func item(_ index: Int, _ x: Double, _ y: Double) -> DisplayItem {
        let shift = index == moving ? Double(step) * 1.7 : 0
        let color = RGBA(Double(index) / 8, 0.3, 0.8, 0.8)
        return group(
          .flatten, ellipse(x + shift, y, 22, 18, color), rect(x + 3.3, y + shift, 9, 9, .pureRed))
      }
      let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 30, height: 30))
      let tip = tipped(
        radians: 0.7, aboutX: 0, 1, anchor: CGPoint(x: 70, y: 20), distance: 90)
      return DisplayList([
        item(0, 2, 2), group(.opacity(0.5), item(1, 20, 5)),
        group(.clip(circle, evenOdd: false, antialiased: true), item(2, 4, 4)),
        turned(20, about: 50, 40, item(3, 40, 40)),
        group(.transform(tip), item(4, 60, 10)),
        group(.blur(radius: 2, opaque: false), item(5, 10, 50)),
        group(
          .shadow(color: .black, radius: 2, offset: CGSize(width: 3, height: 2)), item(6, 60, 50)),
        group(.blend(.difference), item(7, 30, 30)),
        group(.mask([ellipse(30, 0, 50, 50)]), item(8, 40, 10)),
      ])
    }

    /// A clip and what it clips need not overlap: two that share a row of pixels, each with its own part
    /// of it, leave a trace there.
    @Test func whatOnlySharesAPixelWithItsClipIsDrawnAgain() throws {
      func list(_ bottom: Double) -> DisplayList {
        let clip = Path(CGRect(x: 10, y: 10, width: 40, height: bottom - 10))
        return DisplayList([
          group(.clip(clip, evenOdd: false, antialiased: true), rect(15, 30.6, 20, 9, .pureRed))
        ])
      }
      let economical = try compositor()
      for bottom in [25, 30.4, 30.2, 30.7, 20] {
        let whole = try compositor().draw(list(bottom), background: .white)
        let part = try economical.draw(list(bottom), background: .white)
        #expect(whole.bytes == part.bytes, "\(bottom)")
      }
    }

    /// What touches is faded as one picture and what does not each for itself, which rounds otherwise.
    @Test func whatIsFadedAnotherWayIsDrawnAgain() throws {
      func list(_ x: Double) -> DisplayList {
        DisplayList([
          group(
            .opacity(0.37), rect(2, 2, 5, 5, .pureBlue), rect(80, 60, 5, 5, .pureBlue),
            ellipse(10.3, 10.3, 30.1, 20.2, RGBA(0.7, 0.4, 0.2, 0.6)),
            rect(x, 30, 8.5, 8, .pureRed))
        ])
      }
      let economical = try compositor()
      _ = try economical.draw(list(60), background: .white)
      let picture = Bitmap(width: 100, height: 80)
      let damage = try economical.update(list(34), background: .white) { picture.rows }
      #expect(damage.minX < 3)
    }

    @Test func aPartDrawnIsTheSameAsTheWholeDrawn() throws {
      let economical = try compositor()
      for moving in 0..<9 {
        for step in [0, 1, 4] {
          let whole = try compositor().draw(list(step, moving), background: .white)
          let part = try economical.draw(list(step, moving), background: .white)
          #expect(whole.bytes == part.bytes, "item \(moving), step \(step)")
        }
      }
    }
  }
}
