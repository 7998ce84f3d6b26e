import Foundation
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Opacity, blurs, shadows, colour filters, clips and masks in the display list.
@MainActor
@Suite("Render effects")
struct RenderEffectTests {
  private let square = "shape rect 20x20 #FF3B30FF at 40,40"

  private func effect(_ view: some View) -> String {
    let text = PlayedView { view }.text
    return text.replacingOccurrences(of: "\n  " + square, with: "")
  }

  /// Rule: `opacity-fades-each-part`.
  @Test("Opacity is clamped; 1 is nothing") func opacity() {
    #expect(effect(Square().opacity(0.25)) == "opacity 0.25")
    #expect(effect(Square().opacity(-1)) == "opacity 0.00")
    #expect(effect(Square().opacity(2)) == "opacity 1.00")
    #expect(effect(Square().opacity(1)) == square)
  }

  private var pair: some View {
    ZStack {
      Square()
      Square(color: .blue)
    }
  }

  /// Rule: `opacity-fades-each-part`.
  @Test("A stack's opacity is that of each part, and of a compositing group's picture as one")
  func opacityOfParts() {
    let played = PlayedView { pair.rotationEffect(.degrees(90)).opacity(0.5) }
    #expect(
      played.text.replacing(#/transform .*/#, with: "turned") == """
        turned
          opacity 0.50
            shape rect 20x20 #FF3B30FF at 40,40
          opacity 0.50
            shape rect 20x20 #007AFFFF at 40,40
        """)
    #expect(
      PlayedView { pair.compositingGroup().opacity(0.5) }.text == """
        opacity 0.50
          flatten
            shape rect 20x20 #FF3B30FF at 40,40
            shape rect 20x20 #007AFFFF at 40,40
        """)
    #expect(PlayedView { pair.fadedAsOne(0.5) }.text.hasPrefix("opacity 0.50\n  shape"))
  }

  /// Rule: `opacity-fades-each-part`.
  @Test("What fades twice fades by the product, and a blend mode inside stays one")
  func nestedOpacity() {
    let twice = PlayedView { pair.opacity(0.5).opacity(0.5) }.text
    #expect(twice.components(separatedBy: "opacity 0.25").count == 3)
    let blended = PlayedView { Square().blendMode(.multiply).opacity(0.8) }.text
    #expect(
      blended == """
        blend multiply
          opacity 0.80
            shape rect 20x20 #FF3B30FF at 40,40
        """)
  }

  /// Rule: `shadow`.
  @Test("Blur, shadow and blend mode say what they do") func others() {
    #expect(effect(Square().blur(radius: 7)) == "blur 7")
    #expect(effect(Square().blur(radius: 7, opaque: true)) == "blur 7 opaque")
    #expect(effect(Square().blur(radius: 0)) == square)
    #expect(effect(Square().shadow(radius: 5)) == "shadow #00000054 radius 5 offset 0,0")
    #expect(
      effect(Square().shadow(color: .black, radius: 2, x: 3, y: -4))
        == "shadow #000000FF radius 2 offset 3,-4")
    #expect(effect(Square().blendMode(.multiply)) == "blend multiply")
    #expect(effect(Square().compositingGroup()) == "flatten")
    #expect(effect(Square().drawingGroup()) == "flatten")
  }

  /// Rule: `colour-filter-matrices`.
  @Test("The colour filters have SwiftUI's matrices") func colorFilters() {
    let rest = " 0 0 0 1 0"
    #expect(
      effect(Square().brightness(0.25)) == "colors 1 0 0 0 0.25 0 1 0 0 0.25 0 0 1 0 0.25" + rest)
    #expect(
      effect(Square().contrast(0.5)) == "colors 0.5 0 0 0 0.25 0 0.5 0 0 0.25 0 0 0.5 0 0.25" + rest
    )
    #expect(
      effect(Square().saturation(0))
        == "colors 0.21 0.72 0.07 0 0 0.21 0.72 0.07 0 0 0.21 0.72 0.07 0 0" + rest)
    #expect(effect(Square().grayscale(1)) == effect(Square().saturation(0)))
    #expect(effect(Square().saturation(-3)) == effect(Square().saturation(0)))
    #expect(effect(Square().saturation(1)) == square)
    #expect(effect(Square().colorInvert()) == "colors -1 0 0 0 1 0 -1 0 0 1 0 0 -1 0 1" + rest)
    #expect(effect(Square().luminanceToAlpha()).hasSuffix(" 0.21 0.72 0.07 0 0"))
    #expect(
      effect(Square().colorMultiply(.black.opacity(0.5)))
        == "colors 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.5 0")
    #expect(
      effect(Square().hueRotation(.degrees(180))).hasPrefix("colors -0.57 1.43 0.14 0 0 0.43 0.43 ")
    )
  }

  /// Rule: `clip-in-own-bounds`.
  @Test("A clip is built in the view's own bounds; clipped has hard edges") func clips() {
    #expect(effect(Square().clipShape(Circle())) == "clip ellipse 40,40 20x20")
    #expect(effect(Square().clipped()) == "clip rect 40,40 20x20 aliased")
    #expect(effect(Square().cornerRadius(4)).hasPrefix("clip M"))
  }

  /// Rule: `clip-in-own-bounds`.
  @Test("A mask shows the view only where the mask is") func masks() {
    let played = PlayedView { Square().mask { Circle() } }
    #expect(
      played.text == """
        mask
          by
            shape ellipse 20x20 #000000FF at 40,40
          shape rect 20x20 #FF3B30FF at 40,40
        """)
  }

  /// Rule: `effect-amounts-animate`.
  @Test("Amounts animate: blur, shadow with its colour, filters, clip shapes") func amountsAnimate()
  {
    let isOn = Handle(false)
    func half(_ view: @escaping (Bool) -> some View) -> String {
      let played = PlayedView { isOn.shows { isOn in view(isOn) } }
      played.animate { isOn.value = true }
      let text = played.text(at: 0.5)
      played.change { isOn.value = false }
      return text.replacingOccurrences(of: "\n  " + square, with: "")
    }
    #expect(half { Square().blur(radius: $0 ? 10 : 0) } == "blur 5")
    #expect(
      half { Square().shadow(color: $0 ? .black : .white, radius: $0 ? 4 : 0, x: $0 ? 2 : 0) }
        == "shadow #BCBCBCFF radius 2 offset 1,0")
    #expect(half { Square().brightness($0 ? 0.5 : 0) }.hasPrefix("colors 1 0 0 0 0.25"))
    #expect(
      half { Square().colorMultiply($0 ? .black : .white) }.hasPrefix("colors 0.74 0 0 0 0 0 0.74"))
    #expect(
      half { Square().clipShape(Circle().trim(from: 0, to: $0 ? 1 : 0)) }.hasPrefix("clip M"))
    #expect(
      half { Square().clipShape(Rectangle().inset(by: $0 ? 4 : 0)) } == "clip rect 42,42 16x16")
  }

  @Test("A hidden view is not drawn and not touched") func hidden() {
    let log = Log()
    let played = PlayedView { Square().onTapGesture { log.add("tap") }.hidden() }
    #expect(played.text.hasPrefix("opacity 0.00"))
    played.tap(at: CGPoint(x: 50, y: 50))
    #expect(log.text == "")
  }
}
