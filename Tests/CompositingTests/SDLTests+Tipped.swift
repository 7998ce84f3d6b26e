import Drawing
import Foundation
import Geometry
import Pixels
import Raster
import Testing

@testable import Compositing

extension SDLTests {
  @MainActor @Suite struct TippedTests {
    private static let tip = tipped(
      radians: 0.7, aboutX: 1, 1, anchor: CGPoint(x: 40, y: 30), distance: 90)

    nonisolated private static let inverted = ColorMatrix([
      -1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0,
    ])

    /// A fine layer of its own for the effect would give other bytes, and take longer.
    @Test(arguments: [Effect.colorMatrix(inverted), .opacity(0.6), .flatten])
    func whatIsDoneToPixelsAloneIsDoneToThoseOfTheCanvas(_ effect: Effect) throws {
      let items = [ellipse(15, 5, 40, 40, RGBA(0.9, 0.3, 0.1)), rect(30, 20, 30, 25, .pureBlue)]
      let inside = try picture(80, 60, group(.transform(Self.tip), .group(effect, items)))
      let outside = try picture(80, 60, group(effect, .group(.transform(Self.tip), items)))
      #expect(inside.bytes == outside.bytes)
      #expect(inside.rgba(40, 30) != [255, 255, 255, 255])
    }

    @Test func effectsThatLookAroundStayInThePlaneThatIsTipped() {
      let card = ellipse(0, 0, 10, 10)
      let invert = Effect.colorMatrix(Self.inverted)
      #expect([card].tipped(by: Self.tip) == nil)
      #expect([group(.blur(radius: 2, opaque: false), card)].tipped(by: Self.tip) == nil)
      #expect([group(invert, card), card].tipped(by: Self.tip) == nil)
      #expect(
        [group(invert, card)].tipped(by: Self.tip)
          == group(invert, group(.transform(Self.tip), card)))
    }

    /// What is recoloured, tipped and partly outside is made as far as it is seen, whatever was drawn before.
    @Test func aColouredPictureThatTurnsIsAFunctionOfItsList() throws {
      func list(_ step: Int) -> DisplayList {
        let turn = tipped(
          radians: Double(step) * 0.4, aboutX: 1, 1, anchor: CGPoint(x: 20, y: 10), distance: 50)
        return DisplayList([
          rect(0, 0, 80, 60, RGBA(0.2, 0.8, 0.4)),
          group(
            .transform(turn),
            group(.colorMatrix(Self.inverted), ellipse(0, -10, 40, 40, .pureRed), rect(9, 9, 9, 9))),
        ])
      }
      func compositor() throws -> Compositor {
        try Compositor(
          size: PixelSize(width: 80, height: 60), scale: 1, painter: ShapePainter(), budget: 0)
      }
      let one = try compositor()
      for step in [0, 3, 1, 1, 7, 2] {
        let alone = try compositor().draw(list(step), background: .white)
        #expect(try one.draw(list(step), background: .white).bytes == alone.bytes, "\(step)")
      }
    }
  }
}
