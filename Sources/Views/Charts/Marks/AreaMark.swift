import Foundation
import Motion
import ViewEngine

/// A point of an area's edge. Areas of several series stand on each other.
public struct AreaMark: PrimitiveChartContent {
  private(set) var mark = Mark(.area)

  private init(_ change: (inout Mark) -> Void) {
    change(&mark)
  }

  func collect(into marks: inout MarkCollector) { marks.add(mark) }
}

extension AreaMark {
  /// The area from zero to a value.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    self.init {
      $0.x = .value(x.point)
      $0.y = .value(y.point)
      $0.stacking = stacking
    }
  }

  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init {
      $0.x = .value(x.point)
      $0.y = .value(y.point)
      $0.series = series.point.datum
      $0.stacking = stacking
    }
  }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init {
      $0.x = .value(x.point)
      $0.y = .interval(yStart.point, yEnd.point)
    }
  }

  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    self.init {
      $0.x = .value(x.point)
      $0.y = .interval(yStart.point, yEnd.point)
      $0.series = series.point.datum
    }
  }

  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    self.init {
      $0.x = .interval(xStart.point, xEnd.point)
      $0.y = .value(y.point)
    }
  }

  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    self.init {
      $0.x = .interval(xStart.point, xEnd.point)
      $0.y = .value(y.point)
      $0.series = series.point.datum
    }
  }
}
