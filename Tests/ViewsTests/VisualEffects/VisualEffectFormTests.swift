import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Visual effects in all their forms")
struct VisualEffectFormTests {
  private func effect<E: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect) -> E
  ) -> String {
    PlayedView { Square().visualEffect { content, _ in effect(content) } }.text
  }

  private func effect(of view: some View) -> String { PlayedView { view }.text }

  @Test("A visual effect is the modifier of the same name") func names() {
    let axis: (x: CGFloat, y: CGFloat, z: CGFloat) = (0, 1, 0)
    let pairs: [(String, String, String)] = [
      ("opacity", effect { $0.opacity(0.5) }, effect(of: Square().opacity(0.5))),
      ("blur", effect { $0.blur(radius: 3) }, effect(of: Square().blur(radius: 3))),
      (
        "offset", effect { $0.offset(CGSize(width: 5, height: 6)) },
        effect(of: Square().offset(x: 5, y: 6))
      ),
      (
        "scale, size", effect { $0.scaleEffect(CGSize(width: 2, height: 3), anchor: .top) },
        effect(of: Square().scaleEffect(x: 2, y: 3, anchor: .top))
      ),
      (
        "scale, x", effect { $0.scaleEffect(x: 2, anchor: .leading) },
        effect(of: Square().scaleEffect(x: 2, anchor: .leading))
      ),
      (
        "rotation", effect { $0.rotationEffect(.degrees(30)) },
        effect(of: Square().rotationEffect(.degrees(30)))
      ),
      (
        "rotation3D",
        effect { $0.rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0), anchorZ: 2) },
        effect(of: Square().rotation3DEffect(.degrees(30), axis: axis, anchorZ: 2))
      ),
      ("brightness", effect { $0.brightness(0.5) }, effect(of: Square().brightness(0.5))),
      ("contrast", effect { $0.contrast(0.5) }, effect(of: Square().contrast(0.5))),
      ("grayscale", effect { $0.grayscale(0.5) }, effect(of: Square().grayscale(0.5))),
      ("saturation", effect { $0.saturation(0.5) }, effect(of: Square().saturation(0.5))),
      (
        "hueRotation", effect { $0.hueRotation(.degrees(90)) },
        effect(of: Square().hueRotation(.degrees(90)))
      ),
    ]
    let plain = effect(of: Square())
    for (name, effect, modified) in pairs {
      #expect(effect == modified, "\(name)")
      #expect(effect != plain, "\(name)")
    }
  }
}
