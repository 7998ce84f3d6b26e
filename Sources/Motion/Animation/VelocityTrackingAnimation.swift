import Foundation

/// Stands for a finger that lets go: nothing is left to do, but there is a speed to take over.
struct VelocityTrackingAnimation: CustomAnimation {
  enum Velocity<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: V { .zero }
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { nil }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    context.state[Velocity<V>.self]
  }
}
