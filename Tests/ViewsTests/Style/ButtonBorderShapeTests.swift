import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("The shape of a button's border")
struct ButtonBorderShapeTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 40)

  @Test("It clips as the shape of its name") func names() {
    #expect(ButtonBorderShape.capsule.path(in: rect) == Capsule(style: .circular).path(in: rect))
    #expect(ButtonBorderShape.circle.path(in: rect) == Circle().path(in: rect))
    let rounded = RoundedRectangle(cornerRadius: 6, style: .continuous).path(in: rect)
    #expect(ButtonBorderShape.roundedRectangle(radius: 6).path(in: rect) == rounded)
  }

  @Test("It is written as other shapes are") func clips() {
    let clipped = PlayedView { Square().clipShape(.buttonBorder) }.text
    #expect(clipped != PlayedView { Square() }.text)
  }

  @Test("Its edge moves inwards") func inset() {
    let inner = ButtonBorderShape.capsule.inset(by: 3).inset(by: 2).path(in: rect)
    #expect(inner == Capsule(style: .circular).path(in: rect.insetBy(dx: 5, dy: 5)))
  }
}
