import Foundation

/// A value that can be added, scaled and measured, and so be animated.
public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by rhs: Double)

  /// The dot product of the value with itself.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// The value multiplied by a factor, as custom animations return it.
  public func scaled(by factor: Double) -> Self {
    var result = self
    result.scale(by: factor)
    return result
  }

  /// The value that far along the way to another; fractions outside 0…1 go beyond.
  package func mixed(with other: Self, by fraction: Double) -> Self {
    self + (other - self).scaled(by: fraction)
  }
}

/// A number by itself, in whatever it counts.
extension Double: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= rhs }

  public var magnitudeSquared: Double { self * self }
}

/// A number by itself; factors are rounded to its precision first.
extension Float: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }

  public var magnitudeSquared: Double { Double(self) * Double(self) }
}

/// A number by itself, in whatever it counts.
extension CGFloat: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }

  public var magnitudeSquared: Double { Double(self) * Double(self) }
}
