import Motion
import ViewEngine

/// A point of a line. The marks of a series are joined in the order in which they are written.
public struct LineMark: PrimitiveChartContent {
  private(set) var mark = Mark(.line)

  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark.x = .value(x.point)
    mark.y = .value(y.point)
  }

  /// - Parameter series: The line that the point belongs to.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    self.init(x: x, y: y)
    mark.series = series.point.datum
  }

  func collect(into marks: inout MarkCollector) { marks.add(mark) }
}
