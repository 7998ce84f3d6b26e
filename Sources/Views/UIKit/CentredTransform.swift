import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Transforms about the middle, as UIKit does, and turns and grows where it is animated.
struct CentredTransform: GeometryEffect, HidesWhenSingular {
  typealias Pair = AnimatablePair<CGFloat, CGFloat>

  var transform: CGAffineTransform

  /// Numbers of a matrix that are mixed one by one would make what is turned smaller on its way.
  var animatableData: AnimatablePair<AnimatablePair<Pair, Pair>, Pair> {
    get {
      let isMirrored = transform.a < 0 && transform.a * transform.d < transform.b * transform.c
      let sign: CGFloat = isMirrored ? -1 : 1
      let angle = atan2(sign * transform.b, sign * transform.a)
      let (sine, cosine) = (sin(angle), cos(angle))
      return AnimatablePair(
        AnimatablePair(
          Pair(sign * hypot(transform.a, transform.b), angle),
          Pair(
            transform.c * cosine + transform.d * sine, transform.d * cosine - transform.c * sine)),
        Pair(transform.tx, transform.ty))
    }
    set {
      // What is not animated stays as exact as it was said.
      guard newValue != animatableData else { return }
      let (turn, lean, way) = (newValue.first.first, newValue.first.second, newValue.second)
      let (sine, cosine) = (sin(turn.second), cos(turn.second))
      transform = CGAffineTransform(
        a: turn.first * cosine, b: turn.first * sine,
        c: lean.first * cosine - lean.second * sine, d: lean.first * sine + lean.second * cosine,
        tx: way.first, ty: way.second)
    }
  }

  nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
    let (x, y) = (size.width / 2, size.height / 2)
    return ProjectionTransform(
      CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
        .concatenating(CGAffineTransform(translationX: x, y: y)))
  }
}
