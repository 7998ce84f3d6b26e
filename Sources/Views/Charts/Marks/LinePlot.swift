import Foundation
import Motion
import ViewEngine

/// The graph of a function, or a line through the elements of a collection.
public struct LinePlot<Content: ChartContent>: ChartContent {
  private let content: Content

  public var body: Content { content }
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
  public var _vectorized: _VectorizedPlot<Content.DataElement> { content._vectorized }
}

extension LinePlot {
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == _VectorizedPlot<Data.Element> {
    content = _VectorizedPlot(data) { element in
      LineMark(x: x.value(element), y: y.value(element)).mark
    }
  }

  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) where Content == _VectorizedPlot<Data.Element> {
    content = _VectorizedPlot(data) { element in
      LineMark(x: x.value(element), y: y.value(element), series: series.value(element)).mark
    }
  }
}

extension LinePlot where Content == _FunctionPlot {
  /// - Note: Approximated: straight lines through 200 points of the domain; without one, of what the
  ///   chart's axis is told to go over, or from -10 to 10.
  public init<L: _PlottableLabel>(
    x: L, y: L, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    let sampling = FunctionSampling(domain: domain, function: function)
    content = _FunctionPlot { marks in
      for (index, x, y) in sampling.points(over: marks.domain) {
        marks.collect(LineMark(x: .value("x", x), y: .value("y", y)), key: index)
      }
    }
  }

  /// The way of a point.
  ///
  /// - Parameters:
  ///   - domain: Of what the point's place depends on.
  ///   - function: Where the point is.
  public init<L: _PlottableLabel>(
    x: L, y: L, t: L, domain: ClosedRange<Double>,
    function: @escaping (Double) -> (x: Double, y: Double)
  ) {
    let sampling = FunctionSampling(domain: domain) { $0 }
    content = _FunctionPlot { marks in
      for (index, t, _) in sampling.points(over: nil) {
        let (x, y) = function(t)
        guard x.isFinite, y.isFinite else { continue }
        marks.collect(LineMark(x: .value("x", x), y: .value("y", y)), key: index)
      }
    }
  }
}
