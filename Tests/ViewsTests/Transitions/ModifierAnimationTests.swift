import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Modifiers with an animation of their own")
struct ModifierAnimationTests {
  private struct Offset: ViewModifier {
    let x: CGFloat
    func body(content: Content) -> some View { content.offset(x: x) }
  }

  @Test("What the modifier changes is animated, and what is in it is not") func animated() {
    let isOn = Handle(false)
    let played = PlayedView {
      isOn.shows { isOn in
        Color.red.frame(width: isOn ? 40 : 20, height: 20)
          .modifier(Offset(x: isOn ? 40 : 0).animation(.linear(duration: 1)))
      }
    }
    #expect(played.frame(of: .red) == CGRect(x: 40, y: 40, width: 20, height: 20))
    played.change { isOn.value = true }
    played.advance(to: 0.5)
    #expect(played.frame(of: .red) == CGRect(x: 50, y: 40, width: 40, height: 20))
  }

  @Test("A modifier can be without the animation of its view") func withoutAnimation() {
    let isOn = Handle(false)
    let played = PlayedView {
      isOn.shows { isOn in
        Color.red.frame(width: isOn ? 40 : 20, height: 20)
          .modifier(Offset(x: isOn ? 40 : 0).transaction { $0.animation = nil })
      }
    }
    played.animate { isOn.value = true }
    played.advance(to: 0.5)
    #expect(played.frame(of: .red)?.midX == 90)
    #expect(played.frame(of: .red)?.width == 30)
  }
}
