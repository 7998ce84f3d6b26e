/// Any number of animatable values as one: each is added and scaled by itself, and the squares of their
/// lengths add up.
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  public var value: (repeat each Value)

  public init(_ value: repeat each Value) {
    self.value = (repeat each value)
  }

  public static var zero: AnimatableValues { AnimatableValues(repeat (each Value).zero) }

  public static func + (a: AnimatableValues, b: AnimatableValues) -> AnimatableValues {
    AnimatableValues(repeat each a.value + each b.value)
  }

  public static func - (a: AnimatableValues, b: AnimatableValues) -> AnimatableValues {
    AnimatableValues(repeat each a.value - each b.value)
  }

  public mutating func scale(by rhs: Double) {
    value = (repeat (each value).scaled(by: rhs))
  }

  public var magnitudeSquared: Double {
    var sum = 0.0
    for value in repeat each value { sum += value.magnitudeSquared }
    return sum
  }

  public static func == (a: AnimatableValues, b: AnimatableValues) -> Bool {
    for isEqual in repeat each a.value == each b.value {
      if !isEqual { return false }
    }
    return true
  }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
