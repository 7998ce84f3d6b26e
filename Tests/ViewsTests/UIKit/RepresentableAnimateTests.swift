import Foundation
import Geometry
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What a representable animates as the change that it follows.
@MainActor
@Suite("Representables that animate with SwiftUI")
struct RepresentableAnimateTests {
  private struct Slid: UIViewRepresentable {
    let x: CGFloat
    let log: Log

    func makeUIView(context: Context) -> UIView {
      let (view, inner) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
      inner.backgroundColor = .systemRed
      view.addSubview(inner)
      return view
    }

    func updateUIView(_ view: UIView, context: Context) {
      guard let inner = view.subviews.first, inner.frame.origin.x != x else { return }
      context.animate {
        inner.frame.origin.x = x
      } completion: {
        log.add("end")
      }
    }
  }

  @Test("It goes by the animation of the change, and at once where that has none") func animate() {
    let (x, log) = (Handle(CGFloat(0)), Log())
    let played = PlayedView { x.shows { Slid(x: $0, log: log) } }
    #expect(played.frame(of: .red)?.minX == 0)
    played.animate { x.value = 40 }
    played.advance(to: 0.5)
    #expect(abs((played.frame(of: .red)?.minX ?? 0) - 20) < 0.01)
    #expect(log.text.isEmpty)
    played.advance(to: 1.2)
    #expect(played.frame(of: .red)?.minX == 40)
    #expect(log.text == "end")
    played.change { x.value = 10 }
    #expect(played.frame(of: .red)?.minX == 10)
    #expect(log.text == "end end")
  }
}
