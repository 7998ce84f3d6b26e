import Foundation
import Motion

/// How far an animation is that is moved by hand, until it is let go and runs to its end.
final class ScrubbedShare: @unchecked Sendable {
  /// Of its time, from 0 to 1.
  var share = 0.0
  /// Seconds that the whole of it takes.
  private let duration: TimeInterval
  private let curve: UnitCurve
  private var latest: TimeInterval = 0
  /// When it was let go, in the animation's own time.
  private var released: TimeInterval?

  init(duration: TimeInterval, curve: UnitCurve) {
    self.duration = max(duration, 1e-3)
    self.curve = curve
  }

  var isHeld: Bool { released == nil }

  /// It runs to its end from where it is.
  func release() { released = released ?? latest }

  /// The part of the change that is seen; nil once it is at its end.
  func part(at time: TimeInterval) -> Double? {
    latest = time
    let run = released.map { max(0, time - $0) / duration } ?? 0
    if released != nil, share + run >= 1 { return nil }
    return curve.value(at: min(1, share + run))
  }
}

/// An animation by hand, as `UIViewPropertyAnimator.fractionComplete` moves it.
struct ScrubbedAnimation: HeldAnimation {
  let share: ScrubbedShare

  var isHeld: Bool { share.isHeld }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    share.part(at: time).map { value.scaled(by: $0) }
  }

  static func == (one: ScrubbedAnimation, other: ScrubbedAnimation) -> Bool {
    one.share === other.share
  }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(share)) }
}
