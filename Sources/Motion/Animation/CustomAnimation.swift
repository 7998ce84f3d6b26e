import Foundation

/// A way to get from nothing to a whole change.
public protocol CustomAnimation: Hashable, Sendable {
  /// The part of the change that is made at a time.
  ///
  /// - Parameters:
  ///   - value: The whole change, from start to target.
  ///   - time: Seconds since the animation began.
  /// - Returns: Nil when it is over.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// The speed at a time, per second, for springs that take over; nil where it has none to give.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Whether this animation, new, takes a running one over, with its state and its time; otherwise
  /// both run and are combined.
  ///
  /// - Parameters:
  ///   - value: The running animation's whole change.
  ///   - time: Seconds since the running animation began.
  ///   - context: The running animation's, to be made this animation's.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Nil: there is none to give.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  /// False: both run, and are combined.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// What our own animations tell without being run.
protocol DescribedAnimation: CustomAnimation {
  /// Seconds until it is over where that is the same for all values; nil where it is not.
  var fixedDuration: TimeInterval? { get }

  /// Whether it ends only by being replaced.
  var repeatsForever: Bool { get }
}

extension DescribedAnimation {
  var repeatsForever: Bool { false }
}
