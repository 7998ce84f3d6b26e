import Foundation
import Geometry
import Motion
import Views

/// Flies in from far away, lying flat, and stands up in front of the screen.
///
/// Shows a geometry effect: a matrix in space for every moment of the animation.
extension AnyTransition {
  static var fly: AnyTransition {
    .modifier(active: FlyEffect(progress: 0), identity: FlyEffect(progress: 1))
  }
}

struct FlyEffect: GeometryEffect {
  /// 0 out of sight, 1 in place. The view is at its full size from a half on.
  var progress: Double

  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    // A view that is seen exactly from its edge has no matrix; SwiftUI would draw it as it is.
    let progress = max(0.001, progress)
    let scale = min(1, 2 * progress)

    var turn = CATransform3DIdentity
    turn.m34 = -1 / max(size.width, size.height)
    turn = CATransform3DRotate(turn, .pi / 2 * (1 - progress), 1, 0, 0)
    turn = CATransform3DTranslate(turn, -center.x, -center.y, 0)

    return ProjectionTransform(turn)
      .concatenating(ProjectionTransform(CGAffineTransform(scaleX: scale, y: scale)))
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: center.x, y: center.y)))
  }
}
