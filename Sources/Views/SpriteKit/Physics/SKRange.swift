import Foundation

/// From which value to which something may be.
public final class SKRange: NSObject {
  public var lowerLimit: CGFloat
  public var upperLimit: CGFloat

  public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) {
    (lowerLimit, upperLimit) = (lower, upper)
    super.init()
  }

  public convenience init(lowerLimit lower: CGFloat) {
    self.init(lowerLimit: lower, upperLimit: .infinity)
  }

  public convenience init(upperLimit upper: CGFloat) {
    self.init(lowerLimit: -.infinity, upperLimit: upper)
  }

  public convenience init(constantValue value: CGFloat) {
    self.init(lowerLimit: value, upperLimit: value)
  }

  public convenience init(value: CGFloat, variance: CGFloat) {
    self.init(lowerLimit: value - variance, upperLimit: value + variance)
  }

  public static func withNoLimits() -> SKRange {
    SKRange(lowerLimit: -.infinity, upperLimit: .infinity)
  }

  /// The nearest value that is allowed.
  func nearest(_ value: CGFloat) -> CGFloat { min(max(value, lowerLimit), upperLimit) }
}
