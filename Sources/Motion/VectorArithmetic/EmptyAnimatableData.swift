/// The animatable data of what has none: there is one value, which is zero.
public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
  public init() {}

  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  public static func + (_: EmptyAnimatableData, _: EmptyAnimatableData) -> EmptyAnimatableData {
    zero
  }

  public static func - (_: EmptyAnimatableData, _: EmptyAnimatableData) -> EmptyAnimatableData {
    zero
  }

  public mutating func scale(by rhs: Double) {}

  public var magnitudeSquared: Double { 0 }
}
