import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Transforms about the middle, as UIKit does, and turns and grows where it is animated.
struct CentredTransform: GeometryEffect, HidesWhenSingular {
  typealias Pair = AnimatablePair<CGFloat, CGFloat>

  var transform: CGAffineTransform
  /// Whole turns, of which the matrix does not tell.
  var turns: CGFloat = 0
  var flip = ViewFlip()

  var angle: CGFloat { flat.first.first.second }

  var animatableData: AnimatablePair<AnimatablePair<AnimatablePair<Pair, Pair>, Pair>, CGFloat> {
    get { AnimatablePair(flat, flip.angle) }
    set {
      flat = newValue.first
      flip.angle = newValue.second
    }
  }

  /// Turned the short way from where it was. Half a turn is as far either way, and stays as it was said.
  func following(_ last: CGFloat) -> CentredTransform {
    let way = last - angle
    guard way.isFinite, abs(way) > .pi + 1e-6 else { return self }
    var following = self
    following.turns = (way / (2 * .pi)).rounded()
    return following
  }

  /// Numbers of a matrix that are mixed one by one would make what is turned smaller on its way.
  private var flat: AnimatablePair<AnimatablePair<Pair, Pair>, Pair> {
    get {
      let isMirrored = transform.a < 0 && transform.a * transform.d < transform.b * transform.c
      let sign: CGFloat = isMirrored ? -1 : 1
      let angle = atan2(sign * transform.b, sign * transform.a)
      let (sine, cosine) = (sin(angle), cos(angle))
      return AnimatablePair(
        AnimatablePair(
          Pair(sign * hypot(transform.a, transform.b), angle + 2 * .pi * turns),
          Pair(
            transform.c * cosine + transform.d * sine, transform.d * cosine - transform.c * sine)),
        Pair(transform.tx, transform.ty))
    }
    set {
      // What is not animated stays as exact as it was said.
      guard newValue != flat else { return }
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
    let flat = CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
    let back = CGAffineTransform(translationX: x, y: y)
    guard let turned = flip.projection else { return ProjectionTransform(flat.concatenating(back)) }
    return ProjectionTransform(flat).concatenating(turned).concatenating(ProjectionTransform(back))
  }
}
