import Foundation
import Geometry
import Motion

/// What of the plot an axis goes along: all of it, less points at its ends.
public struct PlotDimensionScaleRange: Sendable {
  var start: CGFloat = 0
  var end: CGFloat = 0

  public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange() }

  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: padding, end: padding)
  }

  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0)
    -> PlotDimensionScaleRange
  {
    PlotDimensionScaleRange(start: startPadding, end: endPadding)
  }
}
