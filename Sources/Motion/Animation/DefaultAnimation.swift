import Foundation

/// What `withAnimation` uses where nothing is said: a spring that does not bounce.
///
/// - Matches: SwiftUI, measured on recordings (response 0.5, damping 1; rule
///   `default-spring`).
struct DefaultAnimation: DescribedAnimation {
  private static let spring = FluidSpringAnimation(
    response: 0.5, dampingFraction: 1, blendDuration: 0)

  var fixedDuration: TimeInterval? { nil }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    Self.spring.animate(value: value, time: time, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    Self.spring.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    Self.spring.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

extension Animation {
  /// A spring with a response of 0.5 s that does not bounce (rule `default-spring`).
  public static let `default` = Animation(DefaultAnimation())
}
