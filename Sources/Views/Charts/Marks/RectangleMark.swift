import Foundation
import Motion
import ViewEngine

/// A rectangle: a cell of a heat map, a span of time, a part of the plot.
public struct RectangleMark: PrimitiveChartContent {
  private(set) var mark = Mark(.rectangle)

  private init(_ change: (inout Mark) -> Void) {
    change(&mark)
  }

  func collect(into marks: inout MarkCollector) { marks.add(mark) }
}

extension RectangleMark {
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    self.init {
      $0.x = .value(x.point)
      $0.y = .value(y.point)
      $0.width = width
      $0.height = height
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

  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    self.init {
      $0.x = .interval(xStart.point, xEnd.point)
      $0.y = .interval(yStart.point, yEnd.point)
    }
  }

  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic
  ) {
    self.init {
      $0.x = .value(x.point)
      $0.y = .edges(yStart, yEnd)
      $0.width = width
    }
  }

  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    self.init {
      $0.x = .edges(xStart, xEnd)
      $0.y = .value(y.point)
      $0.height = height
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
