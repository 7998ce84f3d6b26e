import Foundation
import Geometry

/// Lengths of charts, in points; by eye, not measured.
enum ChartConstants {
  /// Of a bar's band; the rest is the gap to the next.
  static let barRatio = 0.67
  /// Of a band, that bars take that stand side by side, and of its part, that one of them takes.
  static let groupRatio = 0.8
  static let groupedBarRatio = 0.9
  static let barCornerRadius: CGFloat = 2
  static let lineWidth: CGFloat = 2
  static let ruleWidth: CGFloat = 1
  static let gridWidth: CGFloat = 0.5
  static let gridDash: [CGFloat] = [2, 2]
  static let tickLength: CGFloat = 4
  /// Of a circle, in square points.
  static let symbolArea: CGFloat = 36
  static let labelSpacing: CGFloat = 5
  static let labelBelow: CGFloat = 4
  static let annotationSpacing: CGFloat = 4
  static let legendSpacing: CGFloat = 8
  static let legendDot: CGFloat = 8
  static let titleSpacing: CGFloat = 4
  /// What a chart takes where it is not told how large to be.
  static let idealSize = CGSize(width: 300, height: 200)
  /// About how many labels an axis of numbers gets.
  static let desiredCount = 4
  /// About how many an axis of dates gets: seven days rather than four, four quarters rather than
  /// twelve months.
  static let desiredDateCount = 5.5
}
