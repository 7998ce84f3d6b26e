import Geometry
import Views

/// Turns in and out like two sides of a cube that rolls to the left.
///
/// Shows an asymmetric transition whose halves are combined: a turn in space about the edge that
/// the two sides share, and a move by the view's own width.
extension AnyTransition {
  static var cubeRotation: AnyTransition {
    .asymmetric(
      insertion: .turn(by: .degrees(90), about: .leading).combined(with: .move(edge: .trailing)),
      removal: .turn(by: .degrees(-90), about: .trailing).combined(with: .move(edge: .leading)))
  }

  private static func turn(by angle: Angle, about edge: UnitPoint) -> AnyTransition {
    .modifier(
      active: CubeSide(angle: angle, hinge: edge), identity: CubeSide(angle: .zero, hinge: edge))
  }
}

struct CubeSide: ViewModifier {
  let angle: Angle
  /// The edge that stays where it is.
  let hinge: UnitPoint

  func body(content: Content) -> some View {
    content.rotation3DEffect(
      angle, axis: (x: 0, y: 1, z: 0), anchor: hinge, perspective: 0.1)
  }
}
