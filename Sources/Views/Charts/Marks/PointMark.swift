import Foundation
import Motion
import ViewEngine

/// A symbol at a point.
public struct PointMark: PrimitiveChartContent {
  private(set) var mark = Mark(.point)
  /// Where it stands in space; nil in a plane.
  var place: (x: PlotDatum, y: PlotDatum, z: PlotDatum)?

  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark.x = .value(x.point)
    mark.y = .value(y.point)
  }

  /// - Parameter y: Points from the top of the plot; nil is the middle.
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    mark.x = .value(x.point)
    mark.y = .edges(y, y)
  }

  /// - Parameter x: Points from the plot's leading edge; nil is the middle.
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    mark.x = .edges(x, x)
    mark.y = .value(y.point)
  }

  func collect(into marks: inout MarkCollector) { marks.add(mark) }
}
