import Foundation
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What every transition shows at 0, 25, 50, 75 and 100 % of a linear second, in and out.
///
/// The view is a red rectangle of 20 × 30 points at 40, 35.
@MainActor
@Suite("Transition goldens")
struct TransitionGoldenTests {
  /// Without the view's own line, which is the same in every frame.
  private func frames(_ transition: AnyTransition) -> String {
    let isOn = Handle(false)
    let played = PlayedView {
      isOn.shows { isOn in
        ZStack { if isOn { Color.red.frame(width: 20, height: 30).transition(transition) } }
      }
    }
    var lines: [String] = []
    for (name, value, start) in [("in", true, 0.0), ("out", false, 2)] {
      played.advance(to: start)
      played.animate { isOn.value = value }
      for quarter in 0...4 {
        let shown = played.text(at: start + Double(quarter) / 4).split(separator: "\n")
          .map { $0.trimmingCharacters(in: .whitespaces) }
        let effects = shown.filter { $0 != "shape rect 20x30 #FF3B30FF at 40,35" }
        let what =
          shown.isEmpty ? "gone" : effects.isEmpty ? "there" : effects.joined(separator: ", ")
        lines.append("\(name) \(quarter * 25) %: \(what)")
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Rule: `identity-transition`.
  @Test("Identity") func identity() {
    #expect(
      frames(.identity) == """
        in 0 %: there
        in 25 %: there
        in 50 %: there
        in 75 %: there
        in 100 %: there
        out 0 %: gone
        out 25 %: gone
        out 50 %: gone
        out 75 %: gone
        out 100 %: gone
        """)
  }

  /// Rule: `opacity-transition`.
  @Test("Opacity") func opacity() {
    #expect(
      frames(.opacity) == """
        in 0 %: opacity 0.00
        in 25 %: opacity 0.25
        in 50 %: opacity 0.50
        in 75 %: opacity 0.75
        in 100 %: there
        out 0 %: there
        out 25 %: opacity 0.75
        out 50 %: opacity 0.50
        out 75 %: opacity 0.25
        out 100 %: opacity 0.00
        """)
  }

  /// Rule: `scale-transition`.
  @Test("Scale") func scale() {
    #expect(
      frames(.scale) == """
        in 0 %: transform 0 0 0 0 50 50
        in 25 %: transform 0.25 0 0 0.25 37.5 37.5
        in 50 %: transform 0.5 0 0 0.5 25 25
        in 75 %: transform 0.75 0 0 0.75 12.5 12.5
        in 100 %: there
        out 0 %: there
        out 25 %: transform 0.75 0 0 0.75 12.5 12.5
        out 50 %: transform 0.5 0 0 0.5 25 25
        out 75 %: transform 0.25 0 0 0.25 37.5 37.5
        out 100 %: transform 0 0 0 0 50 50
        """)
  }

  /// Rule: `scale-transition`.
  @Test("Scale with an anchor") func scaleAnchored() {
    #expect(
      frames(.scale(scale: 0.5, anchor: .bottom)) == """
        in 0 %: transform 0.5 0 0 0.5 25 32.5
        in 25 %: transform 0.63 0 0 0.63 18.75 24.38
        in 50 %: transform 0.75 0 0 0.75 12.5 16.25
        in 75 %: transform 0.88 0 0 0.88 6.25 8.13
        in 100 %: there
        out 0 %: there
        out 25 %: transform 0.88 0 0 0.88 6.25 8.13
        out 50 %: transform 0.75 0 0 0.75 12.5 16.25
        out 75 %: transform 0.63 0 0 0.63 18.75 24.38
        out 100 %: transform 0.5 0 0 0.5 25 32.5
        """)
  }

  /// Rule: `offset-transition`.
  @Test("Offset by a size") func offset() {
    #expect(
      frames(.offset(CGSize(width: 40, height: -20))) == """
        in 0 %: transform 1 0 0 1 40 -20
        in 25 %: transform 1 0 0 1 30 -15
        in 50 %: transform 1 0 0 1 20 -10
        in 75 %: transform 1 0 0 1 10 -5
        in 100 %: there
        out 0 %: there
        out 25 %: transform 1 0 0 1 10 -5
        out 50 %: transform 1 0 0 1 20 -10
        out 75 %: transform 1 0 0 1 30 -15
        out 100 %: transform 1 0 0 1 40 -20
        """)
  }

  @Test("Offset by x and y") func offsetXY() {
    #expect(
      frames(.offset(x: 40)) == """
        in 0 %: transform 1 0 0 1 40 0
        in 25 %: transform 1 0 0 1 30 0
        in 50 %: transform 1 0 0 1 20 0
        in 75 %: transform 1 0 0 1 10 0
        in 100 %: there
        out 0 %: there
        out 25 %: transform 1 0 0 1 10 0
        out 50 %: transform 1 0 0 1 20 0
        out 75 %: transform 1 0 0 1 30 0
        out 100 %: transform 1 0 0 1 40 0
        """)
  }

  /// Rule: `move-transition`.
  @Test("Move to the leading edge") func moveLeading() {
    #expect(
      frames(.move(edge: .leading)) == """
        in 0 %: transform 1 0 0 1 -20 0
        in 25 %: transform 1 0 0 1 -15 0
        in 50 %: transform 1 0 0 1 -10 0
        in 75 %: transform 1 0 0 1 -5 0
        in 100 %: there
        out 0 %: there
        out 25 %: transform 1 0 0 1 -5 0
        out 50 %: transform 1 0 0 1 -10 0
        out 75 %: transform 1 0 0 1 -15 0
        out 100 %: transform 1 0 0 1 -20 0
        """)
  }

  @Test("Move to the trailing edge") func moveTrailing() {
    #expect(
      frames(.move(edge: .trailing)) == """
        in 0 %: transform 1 0 0 1 20 0
        in 25 %: transform 1 0 0 1 15 0
        in 50 %: transform 1 0 0 1 10 0
        in 75 %: transform 1 0 0 1 5 0
        in 100 %: there
        out 0 %: there
        out 25 %: transform 1 0 0 1 5 0
        out 50 %: transform 1 0 0 1 10 0
        out 75 %: transform 1 0 0 1 15 0
        out 100 %: transform 1 0 0 1 20 0
        """)
  }

  @Test("Move to the top") func moveTop() {
    #expect(
      frames(.move(edge: .top)) == """
        in 0 %: transform 1 0 0 1 0 -30
        in 25 %: transform 1 0 0 1 0 -22.5
        in 50 %: transform 1 0 0 1 0 -15
        in 75 %: transform 1 0 0 1 0 -7.5
        in 100 %: there
        out 0 %: there
        out 25 %: transform 1 0 0 1 0 -7.5
        out 50 %: transform 1 0 0 1 0 -15
        out 75 %: transform 1 0 0 1 0 -22.5
        out 100 %: transform 1 0 0 1 0 -30
        """)
  }

  /// Rule: `move-transition`.
  @Test("Move to the bottom") func moveBottom() {
    #expect(
      frames(.move(edge: .bottom)) == """
        in 0 %: transform 1 0 0 1 0 30
        in 25 %: transform 1 0 0 1 0 22.5
        in 50 %: transform 1 0 0 1 0 15
        in 75 %: transform 1 0 0 1 0 7.5
        in 100 %: there
        out 0 %: there
        out 25 %: transform 1 0 0 1 0 7.5
        out 50 %: transform 1 0 0 1 0 15
        out 75 %: transform 1 0 0 1 0 22.5
        out 100 %: transform 1 0 0 1 0 30
        """)
  }

  /// Rule: `slide-transition`.
  @Test("Slide") func slide() {
    #expect(
      frames(.slide) == """
        in 0 %: transform 1 0 0 1 -20 0
        in 25 %: transform 1 0 0 1 -15 0
        in 50 %: transform 1 0 0 1 -10 0
        in 75 %: transform 1 0 0 1 -5 0
        in 100 %: there
        out 0 %: there
        out 25 %: transform 1 0 0 1 5 0
        out 50 %: transform 1 0 0 1 10 0
        out 75 %: transform 1 0 0 1 15 0
        out 100 %: transform 1 0 0 1 20 0
        """)
  }

  /// Rule: `push-transition`.
  @Test("Push from the leading edge") func pushLeading() {
    #expect(
      frames(.push(from: .leading)) == """
        in 0 %: transform 1 0 0 1 -20 0, opacity 0.00
        in 25 %: transform 1 0 0 1 -15 0, opacity 0.25
        in 50 %: transform 1 0 0 1 -10 0, opacity 0.50
        in 75 %: transform 1 0 0 1 -5 0, opacity 0.75
        in 100 %: there
        out 0 %: there
        out 25 %: transform 1 0 0 1 5 0, opacity 0.75
        out 50 %: transform 1 0 0 1 10 0, opacity 0.50
        out 75 %: transform 1 0 0 1 15 0, opacity 0.25
        out 100 %: transform 1 0 0 1 20 0, opacity 0.00
        """)
  }

  @Test("Push from the bottom") func pushBottom() {
    #expect(
      frames(.push(from: .bottom)) == """
        in 0 %: transform 1 0 0 1 0 30, opacity 0.00
        in 25 %: transform 1 0 0 1 0 22.5, opacity 0.25
        in 50 %: transform 1 0 0 1 0 15, opacity 0.50
        in 75 %: transform 1 0 0 1 0 7.5, opacity 0.75
        in 100 %: there
        out 0 %: there
        out 25 %: transform 1 0 0 1 0 -7.5, opacity 0.75
        out 50 %: transform 1 0 0 1 0 -15, opacity 0.50
        out 75 %: transform 1 0 0 1 0 -22.5, opacity 0.25
        out 100 %: transform 1 0 0 1 0 -30, opacity 0.00
        """)
  }

  /// Rule: `blur-replace-transition`.
  @Test("Blur replace") func blurReplace() {
    #expect(
      frames(.blurReplace) == """
        in 0 %: opacity 0.00, transform 0.9 0 0 0.9 5 5, blur 7
        in 25 %: opacity 0.25, transform 0.93 0 0 0.93 3.75 3.75, blur 5.25
        in 50 %: opacity 0.50, transform 0.95 0 0 0.95 2.5 2.5, blur 3.5
        in 75 %: opacity 0.75, transform 0.98 0 0 0.98 1.25 1.25, blur 1.75
        in 100 %: there
        out 0 %: there
        out 25 %: opacity 0.75, transform 0.98 0 0 0.98 1.25 1.25, blur 1.75
        out 50 %: opacity 0.50, transform 0.95 0 0 0.95 2.5 2.5, blur 3.5
        out 75 %: opacity 0.25, transform 0.93 0 0 0.93 3.75 3.75, blur 5.25
        out 100 %: opacity 0.00, transform 0.9 0 0 0.9 5 5, blur 7
        """)
  }

  /// Rule: `blur-replace-transition`.
  @Test("Blur replace, up and up") func blurReplaceUpUp() {
    #expect(
      frames(.blurReplace(.upUp)) == """
        in 0 %: opacity 0.00, transform 0.9 0 0 0.9 5 5, blur 7
        in 25 %: opacity 0.25, transform 0.93 0 0 0.93 3.75 3.75, blur 5.25
        in 50 %: opacity 0.50, transform 0.95 0 0 0.95 2.5 2.5, blur 3.5
        in 75 %: opacity 0.75, transform 0.98 0 0 0.98 1.25 1.25, blur 1.75
        in 100 %: there
        out 0 %: there
        out 25 %: opacity 0.75, transform 1.02 0 0 1.02 -1.25 -1.25, blur 1.75
        out 50 %: opacity 0.50, transform 1.05 0 0 1.05 -2.5 -2.5, blur 3.5
        out 75 %: opacity 0.25, transform 1.08 0 0 1.08 -3.75 -3.75, blur 5.25
        out 100 %: opacity 0.00, transform 1.1 0 0 1.1 -5 -5, blur 7
        """)
  }

  /// Rule: `asymmetric-transition`.
  @Test("Asymmetric") func asymmetric() {
    #expect(
      frames(.asymmetric(insertion: .scale, removal: .slide)) == """
        in 0 %: transform 0 0 0 0 50 50
        in 25 %: transform 0.25 0 0 0.25 37.5 37.5
        in 50 %: transform 0.5 0 0 0.5 25 25
        in 75 %: transform 0.75 0 0 0.75 12.5 12.5
        in 100 %: there
        out 0 %: there
        out 25 %: transform 1 0 0 1 5 0
        out 50 %: transform 1 0 0 1 10 0
        out 75 %: transform 1 0 0 1 15 0
        out 100 %: transform 1 0 0 1 20 0
        """)
  }

  @Test("Combined") func combined() {
    #expect(
      frames(.move(edge: .top).combined(with: .opacity)) == """
        in 0 %: opacity 0.00, transform 1 0 0 1 0 -30
        in 25 %: opacity 0.25, transform 1 0 0 1 0 -22.5
        in 50 %: opacity 0.50, transform 1 0 0 1 0 -15
        in 75 %: opacity 0.75, transform 1 0 0 1 0 -7.5
        in 100 %: there
        out 0 %: there
        out 25 %: opacity 0.75, transform 1 0 0 1 0 -7.5
        out 50 %: opacity 0.50, transform 1 0 0 1 0 -15
        out 75 %: opacity 0.25, transform 1 0 0 1 0 -22.5
        out 100 %: opacity 0.00, transform 1 0 0 1 0 -30
        """)
  }

  @Test("Combined of three") func combinedThree() {
    #expect(
      frames(.offset(x: 40).combined(with: .scale(scale: 0.5)).combined(with: .opacity)) == """
        in 0 %: opacity 0.00, transform 0.5 0 0 0.5 25 25, transform 1 0 0 1 40 0
        in 25 %: opacity 0.25, transform 0.63 0 0 0.63 18.75 18.75, transform 1 0 0 1 30 0
        in 50 %: opacity 0.50, transform 0.75 0 0 0.75 12.5 12.5, transform 1 0 0 1 20 0
        in 75 %: opacity 0.75, transform 0.88 0 0 0.88 6.25 6.25, transform 1 0 0 1 10 0
        in 100 %: there
        out 0 %: there
        out 25 %: opacity 0.75, transform 0.88 0 0 0.88 6.25 6.25, transform 1 0 0 1 10 0
        out 50 %: opacity 0.50, transform 0.75 0 0 0.75 12.5 12.5, transform 1 0 0 1 20 0
        out 75 %: opacity 0.25, transform 0.63 0 0 0.63 18.75 18.75, transform 1 0 0 1 30 0
        out 100 %: opacity 0.00, transform 0.5 0 0 0.5 25 25, transform 1 0 0 1 40 0
        """)
  }

  @Test("With an animation of its own") func ownAnimation() {
    #expect(
      frames(.opacity.animation(.linear(duration: 0.5))) == """
        in 0 %: opacity 0.00
        in 25 %: opacity 0.50
        in 50 %: there
        in 75 %: there
        in 100 %: there
        out 0 %: there
        out 25 %: opacity 0.50
        out 50 %: opacity 0.00
        out 75 %: gone
        out 100 %: gone
        """)
  }

  /// Rule: `modifier-transition`.
  @Test("Between two modifiers") func modifier() {
    #expect(
      frames(.modifier(active: Turning(degrees: 90), identity: Turning(degrees: 0))) == """
        in 0 %: transform 0 1 -1 0 100 0
        in 25 %: transform 0.38 0.92 -0.92 0.38 77.06 -15.33
        in 50 %: transform 0.71 0.71 -0.71 0.71 50 -20.71
        in 75 %: transform 0.92 0.38 -0.38 0.92 22.94 -15.33
        in 100 %: there
        out 0 %: there
        out 25 %: transform 0.92 0.38 -0.38 0.92 22.94 -15.33
        out 50 %: transform 0.71 0.71 -0.71 0.71 50 -20.71
        out 75 %: transform 0.38 0.92 -0.92 0.38 77.06 -15.33
        out 100 %: transform 0 1 -1 0 100 0
        """)
  }

  /// Rule: `transition-phases`.
  @Test("A transition of one's own") func custom() {
    #expect(
      frames(AnyTransition(Rotating())) == """
        in 0 %: transform 1 0 0 1 -40 0, opacity 0.00
        in 25 %: transform 1 0 0 1 -30 0, opacity 0.25
        in 50 %: transform 1 0 0 1 -20 0, opacity 0.50
        in 75 %: transform 1 0 0 1 -10 0, opacity 0.75
        in 100 %: there
        out 0 %: there
        out 25 %: transform 1 0 0 1 10 0, opacity 0.75
        out 50 %: transform 1 0 0 1 20 0, opacity 0.50
        out 75 %: transform 1 0 0 1 30 0, opacity 0.25
        out 100 %: transform 1 0 0 1 40 0, opacity 0.00
        """)
  }
}

private struct Turning: ViewModifier {
  let degrees: Double
  func body(content: Content) -> some View { content.rotationEffect(.degrees(degrees)) }
}

private struct Rotating: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0).offset(x: phase.value * 40)
  }
}
