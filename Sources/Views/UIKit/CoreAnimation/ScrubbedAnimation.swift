import Foundation
import Motion

/// How far an animation is that is moved by hand, until it is let go and runs to its end.
final class ScrubbedShare: @unchecked Sendable {
  /// From 0 to 1: of the way, or of the time where the curve is kept.
  var share = 0.0
  /// Whether it goes as far as it is moved, and follows its curve from there on, as UIKit says since iOS 11.
  var isLinear = true
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
    guard let released else { return isLinear ? share : curve.value(at: share) }
    let place = isLinear ? curve.inverse.value(at: share) : share
    let now = place + max(0, time - released) / duration
    return now >= 1 - Self.tolerance ? nil : curve.value(at: now)
  }

  /// What a curve and its inverse may miss together.
  private static let tolerance = 1e-6
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
