import Foundation
import Geometry
import Motion

/// Which way a label reads.
public struct AxisValueLabelOrientation: Equatable, Sendable {
  /// Clockwise.
  let degrees: Double

  public static let automatic = AxisValueLabelOrientation(degrees: 0)
  public static let horizontal = AxisValueLabelOrientation(degrees: 0)
  /// Downwards.
  public static let vertical = AxisValueLabelOrientation(degrees: 90)
  /// Upwards.
  public static let verticalReversed = AxisValueLabelOrientation(degrees: -90)
}

/// What is done about labels that stand in each other's way.
public struct AxisValueLabelCollisionResolution: Equatable, Sendable {
  let hides: Bool

  /// Those that meet the one before them are left out.
  public static let automatic = AxisValueLabelCollisionResolution(hides: true)
  public static let disabled = AxisValueLabelCollisionResolution(hides: false)
  public static let truncate = AxisValueLabelCollisionResolution(hides: true)
  public static let greedy = AxisValueLabelCollisionResolution(hides: true)

  /// - Parameter priority: Kept for source compatibility: the first one stays.
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat = 0)
    -> AxisValueLabelCollisionResolution
  {
    greedy
  }
}
