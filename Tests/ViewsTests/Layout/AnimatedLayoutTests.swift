import Foundation
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// How a change of layout travels.
@MainActor
@Suite("Animated layout")
struct AnimatedLayoutTests {
  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  /// Rule: `leaves-animate-layout`.
  @Test("A layout change jumps to its result and each leaf travels there") func leavesTravel() {
    let isOn = Handle(false)
    let played = PlayedView {
      isOn.shows { isOn in
        Color.red.frame(width: isOn ? 60 : 20, height: 20).padding(.leading, isOn ? 40 : 0)
      }
    }
    #expect(played.frame(of: .red) == rect(40, 40, 20, 20))
    played.animate { isOn.value = true }
    played.advance(to: 0.5)
    #expect(played.frame(of: .red) == rect(40, 40, 40, 20))
    played.advance(to: 1.1)
    #expect(played.frame(of: .red) == rect(40, 40, 60, 20))
  }

  /// Rule: `leaves-animate-layout`.
  @Test("An animation inside a later frame still animates the leaf") func animationBelowFrame() {
    let isOn = Handle(false)
    let played = PlayedView {
      isOn.shows { isOn in
        Color.red.animation(.linear(duration: 1), value: isOn)
          .frame(width: isOn ? 60 : 20, height: 20)
      }
    }
    played.change { isOn.value = true }
    played.advance(to: 0.5)
    #expect(played.frame(of: .red)?.width == 40)
  }

  /// Rules: `transaction-at-its-place`, `leaves-animate-layout`.
  @Test("Two leaves of one container can travel with different curves") func leavesOwnCurves() {
    let isOn = Handle(false)
    let played = PlayedView {
      isOn.shows { isOn in
        HStack(spacing: isOn ? 40 : 0) {
          Square().animation(.linear(duration: 1), value: isOn)
          Square(color: .blue).animation(.linear(duration: 2), value: isOn)
        }
      }
    }
    played.change { isOn.value = true }
    played.advance(to: 0.5)
    #expect(played.frame(of: .red)?.minX == 20)
    #expect(played.frame(of: .blue)?.minX == 55)
  }

  /// Rule: `text-takes-its-size-at-once`.
  @Test("A text travels but takes its final size at once") func textTravels() {
    let isOn = Handle(false)
    let played = PlayedView {
      isOn.shows { isOn in Text("a").padding(.leading, isOn ? 40 : 0) }
    }
    played.animate { isOn.value = true }
    #expect(played.text(at: 0.5) == "text \"a\" 17/400 #000000FF 10x20 at 55,40")
  }
}
