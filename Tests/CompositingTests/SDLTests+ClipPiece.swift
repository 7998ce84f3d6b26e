import Drawing
import Foundation
import Geometry
import Pixels
import Raster
import TestSupport
import Testing

@testable import Compositing

extension SDLTests {
  /// What is clipped to a rounded rectangle is drawn in pieces: only its ends need a layer.
  @MainActor @Suite struct ClipPieceTests {
    private let card = Path(
      roundedRect: CGRect(x: 20.5, y: 12, width: 200, height: 280), cornerRadius: 24,
      style: .circular)

    private func compositor(_ width: Int, _ height: Int) throws -> Compositor {
      try Compositor(
        size: PixelSize(width: width, height: height), scale: 1, painter: ShapePainter())
    }

    private func clipped(_ items: DisplayItem...) -> DisplayItem {
      .group(.clip(card, evenOdd: false, antialiased: true), items)
    }

    private func content(_ x: Double) -> [DisplayItem] {
      [
        rect(0, 0, 260, 320, RGBA(0.9, 0.8, 0.2)), ellipse(x, 60, 150, 150, RGBA(0, 0, 1, 0.5)),
        ellipse(x + 30, 200, 150, 150, RGBA(1, 0, 0, 0.5)),
      ]
    }

    /// The same shape as a mask, which is always drawn in layers.
    @Test func piecesLookLikeTheWhole() throws {
      let shape = DisplayItem.leaf(.shape(ShapeLeaf(path: card, paint: .color(.black))), at: .zero)
      let masked = try picture(260, 320, .group(.mask([shape]), content(40)))
      let pieces = try picture(
        260, 320, .group(.clip(card, evenOdd: false, antialiased: true), content(40)))
      #expect(pieces.largestDifference(from: masked) <= 2)
    }

    @Test func onlyItsEndsTakeALayer() throws {
      func bytes(_ path: Path) throws -> Int {
        let compositor = try compositor(260, 320)
        let clip = DisplayItem.group(
          .clip(path, evenOdd: false, antialiased: true),
          [rect(60, 100, 80, 80, .pureRed), rect(100, 120, 80, 80, .pureBlue)])
        _ = try compositor.draw(DisplayList([clip]), background: .white)
        return compositor.statistics.cachedBytes
      }
      let canvas = 260 * 320 * 4
      let ellipse = Path(ellipseIn: CGRect(x: 20, y: 12, width: 200, height: 280))
      #expect(try bytes(card) < canvas * 2)
      #expect(try bytes(ellipse) > canvas * 2)
    }

    @Test func aPartDrawnIsTheSameAsTheWholeDrawn() throws {
      let economical = try compositor(260, 320)
      for x in [40, 40.3, 60, -30, 130] {
        let list = DisplayList([clipped(.group(.opacity(0.7), content(x))), rect(0, 0, 5, 5)])
        let part = try economical.draw(list, background: .white)
        let whole = try compositor(260, 320).draw(list, background: .white)
        #expect(part.bytes == whole.bytes, "\(x)")
      }
    }

    @Test func piecesLeaveNoPixelOutAndTakeNoneTwice() {
      let all = PixelRect(minX: -3, minY: 2, maxX: 40, maxY: 30)
      let inner = PixelRect(minX: 4, minY: 2, maxX: 39, maxY: 21)
      let pieces = all.pieces(around: inner)
      #expect(pieces.map(\.size.area).reduce(inner.size.area, +) == all.size.area)
      #expect(pieces.allSatisfy { $0.intersection(inner).isEmpty })
      #expect(all.pieces(around: .empty) == [all])
    }
  }
}
