import Foundation
import Geometry
import Motion
import Views

/// Turns in and out like two sides of a cube that rolls to the left.
///
/// Shows an asymmetric transition of a modifier that is animatable: one number drives a turn in space and a
/// shift by the view's own width together.
extension AnyTransition {
  static var cubeRotation: AnyTransition {
    .asymmetric(
      insertion: .modifier(
        active: CubeSide(turn: 1, hinge: .leading), identity: CubeSide(turn: 0, hinge: .leading)),
      removal: .modifier(
        active: CubeSide(turn: -1, hinge: .trailing),
        identity: CubeSide(turn: 0, hinge: .trailing)))
  }
}

/// One side of a cube, a part of a quarter turn away from the front.
struct CubeSide: ViewModifier, Animatable {
  /// 0 in front, 1 a quarter turn to the right, −1 one to the left.
  var turn: Double
  /// The edge that it shares with its neighbour.
  let hinge: UnitPoint

  var animatableData: Double {
    get { turn }
    set { turn = newValue }
  }

  func body(content: Content) -> some View {
    GeometryReader { side in
      content
        .rotation3DEffect(
          .degrees(90 * turn), axis: (x: 0, y: 1, z: 0), anchor: hinge, perspective: 0.1
        )
        .transformEffect(CGAffineTransform(translationX: side.size.width * turn, y: 0))
    }
  }
}
