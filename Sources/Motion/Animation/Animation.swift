import Foundation

/// How a change comes about over time.
public struct Animation: Sendable {
  /// The animation that does the work.
  public let base: any CustomAnimation

  public init(_ base: some CustomAnimation) {
    self.base = base
  }

  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

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
  public static func == (a: Animation, b: Animation) -> Bool {
    func isEqual<A: CustomAnimation>(_ base: A) -> Bool { base == b.base as? A }
    return isEqual(a.base)
  }

  public func hash(into hasher: inout Hasher) {
    base.hash(into: &hasher)
  }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { String(describing: base) }

  public var debugDescription: String { String(reflecting: base) }
}
