import Foundation
import Motion
import ViewEngine

/// A straight line, across the plot or over an interval.
public struct RuleMark: PrimitiveChartContent {
  private(set) var mark = Mark(.rule)

  private init(_ x: MarkValue, _ y: MarkValue) {
    mark.x = x
    mark.y = y
  }

  func collect(into marks: inout MarkCollector) { marks.add(mark) }
}

extension RuleMark {
  /// A vertical line.
  ///
  /// - Parameters:
  ///   - yStart, yEnd: Points from the top of the plot; nil is its edge.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    self.init(.value(x.point), .edges(yStart, yEnd))
  }

  /// A horizontal line.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
  ) {
    self.init(.edges(xStart, xEnd), .value(y.point))
  }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(.value(x.point), .interval(yStart.point, yEnd.point))
  }

  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    self.init(.interval(xStart.point, xEnd.point), .value(y.point))
  }

  /// - Parameter y: Points from the top of the plot; nil is its middle.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil
  ) {
    self.init(.interval(xStart.point, xEnd.point), .edges(y, y))
  }

  /// - Parameter x: Points from the plot's leading edge; nil is its middle.
  public init<Y: Plottable>(
    x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(.edges(x, x), .interval(yStart.point, yEnd.point))
  }
}
