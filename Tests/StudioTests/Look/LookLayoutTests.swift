import Foundation
import Geometry
import Testing

@testable import Studio

@Suite("Where the screen stands in a picture")
struct LookLayoutTests {
  private let phone = CGSize(width: 393, height: 852)
  private let bezel = EdgeInsets(top: 15.3, leading: 15, bottom: 15.3, trailing: 15)

  /// Recording: of 3840 × 2160 pixels the screen has 781.9 × 1694, from (1520.4, 226.8) on.
  @Test("The phone of the documentation stands where it does in the recordings", arguments: [1, 2])
  func documentation(scale: Double) {
    var look = Look.documentation
    look.scale = scale
    let layout = LookLayout(look, screen: phone, bezel: bezel)
    #expect(layout.canvas == CGSize(width: 1920 * scale, height: 1080 * scale))
    let part = layout.canvas.width / 3840
    #expect(abs(layout.scale * 393 / (781.9 * part) - 1) < 0.02)
    #expect(abs(layout.origin.x - 1520.4 * part) < 8 * part)
    #expect(abs(layout.origin.y - 226.8 * part) < 8 * part)
    // A pixel a point, or two: what is on the screen is as sharp as by itself.
    #expect(layout.scale == scale)
  }

  @Test("A device keeps its distance from every edge, upright and on its side")
  func fits() {
    for canvas in [
      Look.Canvas.fullHD, .fixed(width: 1080, height: 1920), .fixed(width: 400, height: 400),
    ] {
      for screen in [phone, CGSize(width: 852, height: 393), CGSize(width: 1376, height: 1032)] {
        let look = Look(canvas: canvas, padding: 40)
        let layout = LookLayout(look, screen: screen, bezel: bezel)
        let right = layout.origin.x + (screen.width + 15) * layout.scale
        let bottom = layout.origin.y + (screen.height + 15.3) * layout.scale
        #expect(layout.origin.x - 15 * layout.scale >= 39)
        #expect(layout.origin.y - 15.3 * layout.scale >= 39)
        #expect(right <= layout.canvas.width - 39 && bottom <= layout.canvas.height - 39)
      }
    }
  }

  @Test("A canvas of its own size is the device and what is kept free around it") func auto() {
    let layout = LookLayout(
      Look(canvas: .auto, padding: 20, scale: 2), screen: phone, bezel: bezel)
    #expect(layout.canvas == CGSize(width: 2 * (393 + 30 + 40), height: 2 * 922 + 2))
    #expect(layout.scale == 2)
  }

  @Test("A canvas of its own size has room for a device's buttons in any case") func buttons() {
    func width(_ padding: Double) -> CGFloat {
      LookLayout(
        Look(canvas: .auto, padding: padding, scale: 2), screen: phone, bezel: bezel, reach: 6
      ).canvas.width
    }
    #expect(width(0) == 870)
    #expect(width(20) == 926)
    #expect(Stage.iPhone15Pro.outer(in: Look()).reach == 6)
    #expect(Stage.iPhone15Pro.outer(in: Look(shell: .none)).reach == 0)
  }

  @Test("Movies need even sides") func even() {
    let layout = LookLayout(
      Look(canvas: .fixed(width: 333, height: 201)), screen: phone, bezel: bezel)
    #expect(Int(layout.canvas.width) % 2 == 0 && Int(layout.canvas.height) % 2 == 0)
  }
}
