import Foundation
import Motion
import ViewEngine

/// A straight line for each element of a collection.
public struct RulePlot<Content: ChartContent>: ChartContent {
  private let content: Content

  public var body: Content { content }
}

extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
  public var _vectorized: _VectorizedPlot<Content.DataElement> { content._vectorized }
}

extension RulePlot {
  /// Vertical lines across the plot.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>
  ) where Content == _VectorizedPlot<Data.Element> {
    content = _VectorizedPlot(data) { element in
      RuleMark(x: x.value(element)).mark
    }
  }

  /// Horizontal lines across the plot.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == _VectorizedPlot<Data.Element> {
    content = _VectorizedPlot(data) { element in
      RuleMark(y: y.value(element)).mark
    }
  }

  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == _VectorizedPlot<Data.Element> {
    content = _VectorizedPlot(data) { element in
      RuleMark(x: x.value(element), yStart: yStart.value(element), yEnd: yEnd.value(element)).mark
    }
  }

  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == _VectorizedPlot<Data.Element> {
    content = _VectorizedPlot(data) { element in
      RuleMark(xStart: xStart.value(element), xEnd: xEnd.value(element), y: y.value(element)).mark
    }
  }
}
