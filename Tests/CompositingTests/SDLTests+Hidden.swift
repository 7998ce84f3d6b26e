import Drawing
import Foundation
import Geometry
import Pixels
import Raster
import Testing

@testable import Compositing

extension SDLTests {
  /// What an opaque rectangle hides is left out, and nobody can tell.
  @MainActor @Suite struct HiddenTests {
    private static let size = PixelSize(width: 240, height: 200)

    private func compositor(_ painter: ShapePainter = ShapePainter()) throws -> Compositor {
      try Compositor(size: Self.size, scale: 1, painter: painter)
    }

    private func painted(_ items: [DisplayItem], drawingAll: Bool = false) throws -> Int {
      let painter = ShapePainter()
      let compositor = try compositor(painter)
      compositor.redrawsEverything = drawingAll
      _ = try compositor.draw(DisplayList(items), background: .white)
      return painter.paintCount
    }

    private let below = ellipse(20, 20, 100, 100, RGBA(1, 0, 0, 0.5))
    private let ground = rect(0, 0, 240, 200, RGBA(0.2, 0.5, 0.9))
    private let page = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 240, height: 200), cornerRadius: 1, style: .circular)

    @Test func whatLiesUnderAGroundIsNotPainted() throws {
      #expect(try painted([below, ground]) == 0)
      #expect(try painted([below, ground], drawingAll: true) == 1)
      #expect(try painted([ground, below]) == 1)
      #expect(try painted([below, group(.flatten, ground, ellipse(150, 150, 9, 9))]) == 1)
      let moved = ProjectionTransform(CGAffineTransform(translationX: -20, y: 0))
      #expect(try painted([below, group(.transform(moved), rect(20, 0, 240, 200))]) == 0)
    }

    @Test func whatCanBeSeenThroughHidesNothing() throws {
      #expect(try painted([below, rect(0, 0, 240, 200, RGBA(0, 0, 0, 0.99))]) == 1)
      #expect(try painted([below, group(.opacity(0.5), ground)]) == 1)
      #expect(try painted([below, turned(3, about: 0, 0, ground)]) == 2)
      #expect(try painted([below, group(.blend(.multiply), ground)]) == 1)
      #expect(try painted([below, rect(21, 20, 219, 180)]) == 1)
      let narrow = Path(CGRect(x: 30, y: 0, width: 210, height: 200))
      #expect(
        try painted([below, group(.clip(narrow, evenOdd: false, antialiased: true), ground)]) == 1)
    }

    /// Frosted glass is made of what lies around it, also of what something else hides later on.
    @Test func whatGlassLooksAtIsDrawn() throws {
      let glass = group(.backdrop(radius: 6, ColorMatrix.identity), rect(100, 0, 60, 200))
      let items = [below, glass, rect(0, 0, 100, 200, .pureBlue)]
      #expect(try painted(items) == 1)
      try expectNothingToBeSeen(of: items)
    }

    /// It looks at nothing but the mask, all of which has to be there.
    @Test func whatAMasksGlassLooksAtIsDrawn() throws {
      let glass = group(.backdrop(radius: 20, .identity), rect(60, 40, 100, 100))
      let masked = DisplayItem.group(
        .mask([rect(20, 20, 200, 160, RGBA(0, 0, 0, 0.5)), glass]), [below])
      let sheet = rect(100, 0, 140, 200, .pureBlue)
      try expectNothingToBeSeen(of: [ground, masked, sheet])
      let shadow = Effect.shadow(color: .black, radius: 4, offset: .zero)
      try expectNothingToBeSeen(of: [ground, group(shadow, group(.opacity(0.9), masked)), sheet])
    }

    @Test(arguments: [0, 0.3, 33, 119.5, 120, 239.6])
    func nobodyCanTell(_ x: Double) throws {
      let circle = Path(ellipseIn: CGRect(x: 10, y: 10, width: 180, height: 180))
      let sheet = rect(x, 0, 240, 200, RGBA(1, 1, 1))
      let round = DisplayItem.group(
        .clip(page, evenOdd: false, antialiased: true), [sheet, ellipse(60, 60, 80, 80, .pureRed)])
      let both = [below, ground, ellipse(x, 40, 70, 70, RGBA(0, 1, 0, 0.4)), sheet]
      try expectNothingToBeSeen(of: both)
      try expectNothingToBeSeen(of: [ground, below, round])
      try expectNothingToBeSeen(of: [below, .group(.opacity(0.6), both), ellipse(9, 9, 30, 30)])
      try expectNothingToBeSeen(
        of: [ground, .group(.clip(circle, evenOdd: false, antialiased: true), both)])
      try expectNothingToBeSeen(
        of: [ground, .group(.blur(radius: 3, opaque: false), both), rect(0, x / 2, 240, 150)])
      try expectNothingToBeSeen(
        of: [
          ground,
          .group(.shadow(color: .black, radius: 4, offset: CGSize(width: 3, height: 2)), both),
        ])
      try expectNothingToBeSeen(of: [.group(.mask([round]), both), rect(0, 90, 240, 110)])
      let tip = tipped(
        radians: 0.7, aboutX: 0, 1, anchor: CGPoint(x: 120, y: 20), distance: 300)
      try expectNothingToBeSeen(of: [ground, .group(.transform(tip), both), rect(0, 0, 240, 60)])
    }

    /// The mask's texels lie between pixels, so that the last one is not all covered, although the path ends with it.
    @Test func whatAClipsEdgeCoversInPartIsDrawn() throws {
      let path = Path(
        roundedRect: CGRect(x: 0, y: 0, width: 70.5, height: 400), cornerRadius: 20,
        style: .circular)
      let moved = ProjectionTransform(CGAffineTransform(translationX: 169.5, y: -100))
      let clipped = group(
        .clip(path, evenOdd: false, antialiased: true), rect(0, 0, 80, 400, RGBA(1, 1, 1)))
      try expectNothingToBeSeen(of: [ground, group(.transform(moved), clipped)])
    }

    private func expectNothingToBeSeen(of items: [DisplayItem]) throws {
      let thrifty = try compositor()
      let thorough = try compositor()
      thorough.redrawsEverything = true
      let list = DisplayList(items)
      let background = RGBA(0.9, 0.8, 0.7)
      #expect(
        try thrifty.draw(list, background: background).bytes
          == thorough.draw(list, background: background).bytes)
    }

    @Test func aRectangleIsLeftOfAnotherOnlyWhereItIsOne() {
      let all = PixelRect(minX: 0, minY: 0, maxX: 10, maxY: 8)
      func left(_ minX: Int, _ minY: Int, _ maxX: Int, _ maxY: Int) -> PixelRect {
        all.without(PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY))
      }
      #expect(left(-1, -1, 11, 9) == .empty)
      #expect(left(-1, 0, 4, 8) == PixelRect(minX: 4, minY: 0, maxX: 10, maxY: 8))
      #expect(left(4, -2, 12, 9) == PixelRect(minX: 0, minY: 0, maxX: 4, maxY: 8))
      #expect(left(0, 3, 10, 8) == PixelRect(minX: 0, minY: 0, maxX: 10, maxY: 3))
      #expect(left(0, 0, 10, 3) == PixelRect(minX: 0, minY: 3, maxX: 10, maxY: 8))
      #expect(left(2, 2, 4, 4) == all)
      #expect(left(0, 2, 10, 4) == all)
      #expect(left(0, 0, 5, 4) == all)
      #expect(left(20, 20, 30, 30) == all)
    }
  }
}
