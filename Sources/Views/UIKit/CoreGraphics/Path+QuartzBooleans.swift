import Geometry

/// Areas of paths taken together, by Quartz's names; see ``Path/union(_:eoFill:)``.
///
/// Where Quartz's default of the rule would leave two functions of one name to choose from,
/// SwiftUI's is the one without it: both fill by the winding rule.
extension Path {
  public func union(_ other: Path, using rule: CGPathFillRule) -> Path {
    union(other, eoFill: rule == .evenOdd)
  }

  public func intersection(_ other: Path, using rule: CGPathFillRule) -> Path {
    intersection(other, eoFill: rule == .evenOdd)
  }

  public func subtracting(_ other: Path, using rule: CGPathFillRule) -> Path {
    subtracting(other, eoFill: rule == .evenOdd)
  }

  public func symmetricDifference(_ other: Path, using rule: CGPathFillRule) -> Path {
    symmetricDifference(other, eoFill: rule == .evenOdd)
  }

  public func lineIntersection(_ other: Path, using rule: CGPathFillRule) -> Path {
    lineIntersection(other, eoFill: rule == .evenOdd)
  }

  /// What SwiftUI calls `lineSubtraction`.
  public func lineSubtracting(_ other: Path, using rule: CGPathFillRule = .winding) -> Path {
    lineSubtraction(other, eoFill: rule == .evenOdd)
  }

  /// - Note: SwiftUI's, without a rule, is of the even-odd one; Quartz's default is the other.
  public func normalized(using rule: CGPathFillRule) -> Path {
    normalized(eoFill: rule == .evenOdd)
  }

  /// Whether some area is in both paths.
  public func intersects(_ other: Path, using rule: CGPathFillRule = .winding) -> Bool {
    !intersection(other, using: rule).isEmpty
  }
}
