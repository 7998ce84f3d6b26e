import Foundation
import Motion
import ViewEngine

/// A bar: from zero to a value over a category or a date, or over an interval.
///
/// Bars at the same place stand on each other unless they are told otherwise.
/// - Matches: the documentation; how wide it is and how round are by eye, not measured.
public struct BarMark: PrimitiveChartContent {
  private(set) var mark = Mark(.bar)

  private init(_ change: (inout Mark) -> Void) {
    change(&mark)
  }

  func collect(into marks: inout MarkCollector) { marks.add(mark) }
}

extension BarMark {
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    self.init {
      $0.x = .value(x.point)
      $0.y = .value(y.point)
      $0.width = width
      $0.height = height
      $0.stacking = stacking
    }
  }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    self.init {
      $0.x = .value(x.point)
      $0.y = .interval(yStart.point, yEnd.point)
      $0.width = width
    }
  }

  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    self.init {
      $0.x = .interval(xStart.point, xEnd.point)
      $0.y = .value(y.point)
      $0.height = height
    }
  }

  /// One row of bars, one after the other.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    self.init {
      $0.x = .value(x.point)
      $0.y = .edges(yStart, yEnd)
      $0.width = width
      $0.stacking = stacking
    }
  }

  /// One column of bars, one on the other.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    self.init {
      $0.x = .edges(xStart, xEnd)
      $0.y = .value(y.point)
      $0.height = height
      $0.stacking = stacking
    }
  }

  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    self.init {
      $0.x = .interval(xStart.point, xEnd.point)
      $0.y = .edges(yStart, yEnd)
    }
  }

  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    self.init {
      $0.x = .edges(xStart, xEnd)
      $0.y = .interval(yStart.point, yEnd.point)
    }
  }
}
