import Foundation
import Motion
import ViewEngine

/// A symbol for each element of a collection.
public struct PointPlot<Content: ChartContent>: ChartContent {
  private let content: Content

  public var body: Content { content }
}

extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public var _vectorized: _VectorizedPlot<Content.DataElement> { content._vectorized }
}

extension PointPlot {
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == _VectorizedPlot<Data.Element> {
    content = _VectorizedPlot(data) { element in
      PointMark(x: x.value(element), y: y.value(element)).mark
    }
  }
}
