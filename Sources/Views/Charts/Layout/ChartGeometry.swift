import Foundation
import Geometry

/// Where the parts of a chart are; what its layout found out last.
@MainActor
final class ChartGeometry {
  /// In the chart's coordinates.
  var plot = CGRect.zero
  /// What the scales leave free at the edges of the plot.
  var insets = EdgeInsets()

  /// What the scales go over, in the coordinates of a plot of that size.
  func range(in size: CGSize) -> CGRect {
    CGRect(
      x: insets.leading, y: insets.top,
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
  }
}
