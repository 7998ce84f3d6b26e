/// Two animatable values as one: each is added and scaled by itself, and the squares of their lengths add up.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  public var first: First
  public var second: Second

  @inlinable
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @inlinable
  public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }

  @inlinable
  public static func + (a: AnimatablePair, b: AnimatablePair) -> AnimatablePair {
    AnimatablePair(a.first + b.first, a.second + b.second)
  }

  @inlinable
  public static func - (a: AnimatablePair, b: AnimatablePair) -> AnimatablePair {
    AnimatablePair(a.first - b.first, a.second - b.second)
  }

  @inlinable
  public static func += (a: inout AnimatablePair, b: AnimatablePair) {
    a.first += b.first
    a.second += b.second
  }

  @inlinable
  public static func -= (a: inout AnimatablePair, b: AnimatablePair) {
    a.first -= b.first
    a.second -= b.second
  }

  @inlinable
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  @inlinable
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Hashable where First: Hashable, Second: Hashable {}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
