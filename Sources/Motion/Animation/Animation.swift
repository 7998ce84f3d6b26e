import Foundation

/// How a change comes about over time.
public struct Animation: Sendable {
  /// The animation that does the work.
  public let base: any CustomAnimation

  /// An animation that is as its base is, and equal to others of an equal base.
  public init(_ base: some CustomAnimation) {
    self.base = base
  }

  /// The part of the change that is made at a time, in seconds since the start; nil when it is over.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  /// The speed at a time, per second; nil where there is none to give.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  /// Whether a running animation is taken over; what it has kept becomes this one's in the context.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  /// Seconds until it is over, where that does not depend on the value.
  package var fixedDuration: TimeInterval? {
    (base as? any DescribedAnimation)?.fixedDuration
  }

  /// Whether it contains a `repeatForever`.
  package var repeatsForever: Bool {
    (base as? any DescribedAnimation)?.repeatsForever ?? false
  }
}

extension Animation: Hashable {
  /// Whether the bases are of one type and equal.
  public static func == (a: Animation, b: Animation) -> Bool {
    func isEqual<A: CustomAnimation>(_ base: A) -> Bool { base == b.base as? A }
    return isEqual(a.base)
  }

  public func hash(into hasher: inout Hasher) {
    base.hash(into: &hasher)
  }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible {
  /// What the base says of itself.
  public var description: String { String(describing: base) }

  public var debugDescription: String { String(reflecting: base) }
}
