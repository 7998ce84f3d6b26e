import Foundation

/// An angle; positive is clockwise on screen, because y points down.
///
/// Whole turns count: nothing is brought back into one circle, neither by arithmetic nor by
/// comparison, and what is not finite stays so.
public struct Angle: Hashable, Comparable, Sendable {
  /// Any number; a turn is 2π.
  public var radians: Double

  /// The same in 360ths of a turn. Only radians are kept: what was set may come back with another last digit.
  public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  public static let zero = Angle()

  public init() {
    radians = 0
  }

  public init(radians: Double) {
    self.radians = radians
  }

  public init(degrees: Double) {
    radians = degrees * (.pi / 180)
  }

  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// By the radians: 361° are more than 1°.
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
}

/// Arithmetic of the radians. Factors are plain numbers; dividing by 0 gives an infinite angle, or none.
extension Angle: AdditiveArithmetic {
  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }

  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }

  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  public static func * (angle: Angle, factor: Double) -> Angle {
    Angle(radians: angle.radians * factor)
  }

  public static func * (factor: Double, angle: Angle) -> Angle { angle * factor }

  public static func / (angle: Angle, divisor: Double) -> Angle {
    Angle(radians: angle.radians / divisor)
  }

  public static func *= (angle: inout Angle, factor: Double) { angle = angle * factor }

  public static func /= (angle: inout Angle, divisor: Double) { angle = angle / divisor }
}
