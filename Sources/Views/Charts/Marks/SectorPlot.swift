import Foundation
import Motion
import ViewEngine

/// A sector for each element of a collection.
public struct SectorPlot<Content: ChartContent>: ChartContent {
  private let content: Content

  public var body: Content { content }
}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public var _vectorized: _VectorizedPlot<Content.DataElement> { content._vectorized }
}

extension SectorPlot {
  public init<Data: RandomAccessCollection, V: Plottable>(
    _ data: Data,
    angle: PlottableProjection<Data.Element, V>,
    innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) where Content == _VectorizedPlot<Data.Element> {
    content = _VectorizedPlot(data) { element in
      SectorMark(
        angle: angle.value(element), innerRadius: innerRadius, outerRadius: outerRadius,
        angularInset: angularInset
      ).mark
    }
  }
}
