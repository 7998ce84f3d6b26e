import Foundation
import Geometry
import TestSupport
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Matrices of the geometry effects.
@MainActor
@Suite("Geometry effects")
struct GeometryEffectTests {
  private func rows(_ m: ProjectionTransform) -> [Double] {
    [m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33].map { Double($0) }
  }

  private func isClose(_ matrix: ProjectionTransform, _ expected: [Double]) -> Bool {
    zip(rows(matrix), expected).allSatisfy { TestSupport.isClose($0, $1, 1e-12) }
  }

  private let size = CGSize(width: 100, height: 50)
  private let aboutX = Rotation3DEffect(
    angle: .radians(.pi / 4), axis: (1, 0, 0), anchor: .center, anchorZ: 2, perspective: 2)
  private let aboutY = Rotation3DEffect(
    angle: .radians(.pi / 3), axis: (0, 1, 0), anchor: .center, anchorZ: 1, perspective: 1)

  /// Rule: `rotation-3d-matrix`.
  @Test("rotation3DEffect about x has SwiftUI's matrix") func rotationAboutX() {
    #expect(
      isClose(
        aboutX.effectValue(size: size),
        [
          1, 0, 0, -0.7071067811865475, 0.35355339059327384, -0.014142135623730949,
          19.09188309203678, 18.282485578727798, 1.3818376618407355,
        ]))
  }

  /// Rule: `rotation-3d-matrix`.
  @Test("rotation3DEffect about y has SwiftUI's matrix") func rotationAboutY() {
    #expect(
      isClose(
        aboutY.effectValue(size: size),
        [
          0.9330127018922194, 0.21650635094610965, 0.008660254037844387, 0, 1, 0,
          2.7333395016045907, -10.700317547305483, 0.5719872981077807,
        ]))
  }

  /// The matrix with which a red rectangle of 100 × 50 points at 0, 0 is drawn.
  private func drawnMatrix(_ direction: LayoutDirection, _ view: some View) -> ProjectionTransform?
  {
    let played = PlayedView(size: size) { view.environment(\.layoutDirection, direction) }
    guard case .group(.transform(let matrix), _) = played.graph.displayList().items.first else {
      return nil
    }
    return matrix
  }

  /// Rule: `rotation-3d-matrix`.
  @Test("Right to left, rotation3DEffect is mirrored as SwiftUI mirrors it")
  func rotationRightToLeft() throws {
    let x = try #require(drawnMatrix(.rightToLeft, Color.red.modifier(aboutX)))
    #expect(isClose(x, rows(aboutX.effectValue(size: size))))
    let y = try #require(drawnMatrix(.rightToLeft, Color.red.modifier(aboutY)))
    #expect(
      isClose(
        y,
        [
          0.06698729810778081, -0.21650635094610965, -0.008660254037844387, 0, 1, 0,
          47.766660498395396, 10.950317547305483, 1.4380127018922193,
        ]))
  }

  /// Rule: `effects-mirror-right-to-left`.
  @Test("Right to left, rotations turn the other way and offsets go the other way")
  func effectsRightToLeft() throws {
    let shift = try #require(drawnMatrix(.rightToLeft, Color.red.offset(x: 10, y: 5)))
    #expect(isClose(shift, [1, 0, 0, 0, 1, 0, -10, 5, 1]))
    let turn = try #require(
      drawnMatrix(.rightToLeft, Color.red.rotationEffect(.degrees(90), anchor: .topLeading)))
    #expect(isClose(turn, [0, -1, 0, 1, 0, 0, 100, 100, 1]))
  }

  /// Rule: `rotation-3d-matrix`.
  @Test("The cube's angles put its far edge where SwiftUI puts it") func cube() {
    for (angle, x, top, bottom) in [
      (60.0, 92.030, 7.970, 192.030), (45, 132.082, 6.604, 193.396), (30, 164.957, 4.762, 195.238),
    ] {
      let effect = Rotation3DEffect(
        angle: .degrees(angle), axis: (0, 1, 0), anchor: .leading, anchorZ: 0, perspective: 0.1)
      let matrix = effect.effectValue(size: CGSize(width: 200, height: 200))
      let upper = CGPoint(x: 200, y: 0).applying(matrix)
      let lower = CGPoint(x: 200, y: 200).applying(matrix)
      #expect(abs(upper.x - x) < 1e-3 && abs(upper.y - top) < 1e-3)
      #expect(abs(lower.y - bottom) < 1e-3)
      #expect(abs(CGPoint(x: 0, y: 0).applying(matrix).x) < 1e-9)
    }
  }

  /// Rule: `rotation-is-clockwise`.
  @Test("scaleEffect keeps its anchor in place") func scaleAnchor() {
    let matrix = ScaleEffect(scale: CGSize(width: 0.5, height: 2), anchor: .bottomTrailing)
      .effectValue(size: size)
    #expect(CGPoint(x: 100, y: 50).applying(matrix) == CGPoint(x: 100, y: 50))
    #expect(CGPoint.zero.applying(matrix) == CGPoint(x: 50, y: -50))
  }

  /// Rule: `rotation-is-clockwise`.
  @Test("rotationEffect turns clockwise about its anchor") func rotation() {
    let matrix = RotationEffect(angle: .degrees(90), anchor: .topLeading).effectValue(size: size)
    let point = CGPoint(x: 100, y: 0).applying(matrix)
    #expect(abs(point.x) < 1e-9 && abs(point.y - 100) < 1e-9)
  }

  /// Rule: `transform-about-top-left`.
  @Test("transformEffect and projectionEffect act about the top left corner") func transforms() {
    let scale = CGAffineTransform(scaleX: 2, y: 2)
    let played = PlayedView { Square().transformEffect(scale) }
    #expect(played.frame(of: .red) == CGRect(x: 40, y: 40, width: 40, height: 40))
    let projected = PlayedView { Square().projectionEffect(ProjectionTransform(scale)) }
    #expect(projected.frame(of: .red) == CGRect(x: 40, y: 40, width: 40, height: 40))
  }

  /// Rule: `rotation-is-clockwise`.
  @Test("Effects nest: later ones act on what earlier ones show") func nesting() {
    let played = PlayedView { Square().offset(x: 10).scaleEffect(2) }
    #expect(played.frame(of: .red) == CGRect(x: 50, y: 30, width: 40, height: 40))
    let other = PlayedView { Square().scaleEffect(2).offset(x: 10) }
    #expect(other.frame(of: .red) == CGRect(x: 40, y: 30, width: 40, height: 40))
  }

  nonisolated private struct Flat: GeometryEffect {
    var amount: Double
    nonisolated var animatableData: Double {
      get { amount }
      set { amount = newValue }
    }
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(scaleX: amount, y: 1))
    }
  }

  /// Rule: `singular-matrix-is-ignored`.
  @Test("A singular matrix is ignored, with a warning") func singular() {
    let played = PlayedView { Square().modifier(Flat(amount: 0)) }
    #expect(played.text == "shape rect 20x20 #FF3B30FF at 40,40")
    #expect(
      played.graph.warnings == [
        "Flat gave a singular matrix; the view is drawn without it, as in SwiftUI."
      ])
  }

  /// Rule: `edge-on-is-hidden`.
  @Test("A view scaled to 0, and one turned edge-on, is not drawn, without a warning")
  func hiddenWhenSingular() {
    let scaled = PlayedView { Square().scaleEffect(0) }
    #expect(scaled.text == "" && scaled.graph.warnings.isEmpty)
    let turned = PlayedView { Square().rotation3DEffect(.degrees(90), axis: (0, 1, 0)) }
    #expect(turned.text == "" && turned.graph.warnings.isEmpty)
  }

  /// Rule: `transform-about-top-left`.
  @Test("A geometry effect is given the size as it is shown during an animation")
  func animatedSize() {
    let isOn = Handle(false)
    let played = PlayedView {
      isOn.shows { isOn in
        Color.red.frame(width: isOn ? 40 : 20, height: 20).rotationEffect(
          .degrees(180), anchor: .topLeading)
      }
    }
    played.animate { isOn.value = true }
    played.advance(to: 0.5)
    let frame = played.frame(of: .red) ?? .zero
    #expect(abs(frame.maxX - 35) < 1e-9 && abs(frame.width - 30) < 1e-9)
  }

  /// Rule: `effect-amounts-animate`.
  @Test("Angle, anchor and amount of every effect animate") func everythingAnimates() {
    let isOn = Handle(false)
    let played = PlayedView {
      isOn.shows { isOn in
        Square().scaleEffect(isOn ? 3 : 1, anchor: isOn ? .topLeading : .center)
      }
    }
    played.animate { isOn.value = true }
    played.advance(to: 0.5)
    #expect(played.frame(of: .red) == CGRect(x: 35, y: 35, width: 40, height: 40))
  }

  /// Shows the other side once it is past the middle of its turn, and says so while its matrix is made.
  nonisolated private struct Turn: GeometryEffect {
    let isPast: Binding<Bool>
    var angle: Double
    nonisolated var animatableData: Double {
      get { angle }
      set { angle = newValue }
    }
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
      DispatchQueue.main.async { isPast.wrappedValue = angle >= 90 }
      return ProjectionTransform(CGAffineTransform(translationX: angle, y: 0))
    }
  }

  private struct Card: View {
    let angle: Double
    @State private var isPast = false
    var body: some View {
      Square(color: isPast ? .blue : .red).modifier(Turn(isPast: $isPast, angle: angle))
    }
  }

  /// Rule: `effect-amounts-animate`.
  @Test("What an effect tells of its matrix is heard in each frame, whether it is drawn or not")
  func unseen() {
    let angle = Handle(0.0)
    let played = PlayedView { angle.shows { Card(angle: $0) } }
    played.animate { angle.value = 180 }
    // Nothing is drawn before.
    played.advance(to: 0.75)
    #expect(played.frame(of: .blue) != nil && played.frame(of: .red) == nil)
  }

  /// Counts how often it is asked.
  nonisolated private struct Counted: GeometryEffect {
    let asked: BodyCount
    var animatableData: Double
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
      MainActor.assumeIsolated { asked.add() }
      return ProjectionTransform(CGAffineTransform(translationX: animatableData, y: 0))
    }
  }

  @Test("Each of several views asks its own effect and no other's") func several() {
    func times(_ views: Int) -> Int {
      let (asked, far) = (BodyCount(), Handle(0.0))
      let played = PlayedView {
        far.shows { far in
          ForEach(0..<views, id: \.self) { _ in
            Square()
          }.modifier(Counted(asked: asked, animatableData: far))
        }
      }
      played.animate { far.value = 100 }
      let before = asked.count
      played.advance(to: 0.5)
      return asked.count - before
    }
    #expect(times(1) > 0 && times(4) == 4 * times(1))
  }

  @Test("Taps reach a view where it is drawn, not where it is laid out") func taps() {
    let log = Log()
    let played = PlayedView { Square().onTapGesture { log.add("tap") }.offset(x: 30) }
    played.tap(at: CGPoint(x: 45, y: 50))
    #expect(log.text == "")
    played.tap(at: CGPoint(x: 80, y: 50))
    #expect(log.text == "tap")
  }
}
