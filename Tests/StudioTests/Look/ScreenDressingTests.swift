import Drawing
import Foundation
import Geometry
import Pixels
import Raster
import Testing

@testable import Compositing
@testable import Studio
@_spi(Engine) @testable import Views

@MainActor
@Suite("A screen with what is around it")
struct ScreenDressingTests {
  private struct Blank: View {
    var body: some View { Color.white }
  }

  @Test(
    "No dark line is seen where a window's parts meet between two pixels",
    arguments: [0, 0.25, 0.5, 0.75])
  func seams(_ part: Double) throws {
    let look = Look(shell: .window, statusBar: false, pointer: .none)
    let clip = Clip("blank", look: look, frameRate: 30, script: Script(steps: [Wait(0.1)])) {
      Blank()
    }
    let fonts = FontBook()
    let picture = ClipPicture(clip, plan: try clip.plan(measuring: fonts))
    let list = picture.list(ClipPlayer(clip, measuring: fonts).displayList, atFrame: 0)
    let moved = ProjectionTransform(
      CGAffineTransform(translationX: 0, y: part / picture.scale))
    let compositor = try Compositor(
      size: picture.size, scale: picture.scale, painter: LeafPainter(fonts: fonts))
    let drawn = try compositor.draw(
      DisplayList([.group(.transform(moved), list.items)]), background: .white)
    let screen = picture.screenFrame(atFrame: 0)
    let seam = Int(screen.minY)
    let column = drawn.withUnsafeBytes { bytes in
      (seam - 4...seam + 4).map { bytes[$0 * drawn.stride + Int(screen.midX) * 4] }
    }
    // The bar's own line takes 0.16 of the light of 237.
    #expect(column.allSatisfy { $0 > 190 }, "\(column)")
    #expect(column.contains { $0 < 240 })
  }
}
