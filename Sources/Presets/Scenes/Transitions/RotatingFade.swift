import Geometry
import Views

/// Fades while it turns upright, and goes on turning the same way while it fades out.
///
/// Shows a transition of one's own: what the view looks like in each of its three phases.
struct RotatingFade: Transition {
  /// How far the view is turned before it appears; it ends as far to the other side.
  var angle: Angle = .degrees(30)

  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .opacity(phase.isIdentity ? 1 : 0)
      .rotationEffect(turn(in: phase))
  }

  private func turn(in phase: TransitionPhase) -> Angle {
    switch phase {
    case .willAppear: angle
    case .identity: .zero
    case .didDisappear: Angle(degrees: -angle.degrees)
    }
  }
}
