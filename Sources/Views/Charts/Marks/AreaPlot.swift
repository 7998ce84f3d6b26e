import Foundation
import Motion
import ViewEngine

/// The area below the graph of a function or between two, or below the elements of a collection.
public struct AreaPlot<Content: ChartContent>: ChartContent {
  private let content: Content

  public var body: Content { content }
}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public var _vectorized: _VectorizedPlot<Content.DataElement> { content._vectorized }
}

extension AreaPlot {
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    stacking: MarkStackingMethod = .standard
  ) where Content == _VectorizedPlot<Data.Element> {
    content = _VectorizedPlot(data) { element in
      AreaMark(x: x.value(element), y: y.value(element), stacking: stacking).mark
    }
  }

  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>,
    stacking: MarkStackingMethod = .standard
  ) where Content == _VectorizedPlot<Data.Element> {
    content = _VectorizedPlot(data) { element in
      AreaMark(
        x: x.value(element), y: y.value(element), series: series.value(element), stacking: stacking
      ).mark
    }
  }

  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == _VectorizedPlot<Data.Element> {
    content = _VectorizedPlot(data) { element in
      AreaMark(x: x.value(element), yStart: yStart.value(element), yEnd: yEnd.value(element)).mark
    }
  }

  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) where Content == _VectorizedPlot<Data.Element> {
    content = _VectorizedPlot(data) { element in
      AreaMark(
        x: x.value(element), yStart: yStart.value(element), yEnd: yEnd.value(element),
        series: series.value(element)
      ).mark
    }
  }
}

extension AreaPlot where Content == _FunctionPlot {
  /// - Note: Approximated: straight lines through 200 points of the domain; without one, of what the
  ///   chart's axis is told to go over, or from -10 to 10.
  public init<L: _PlottableLabel>(
    x: L, y: L, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    self.init(domain: domain, lower: { _ in 0 }, upper: function)
  }

  /// - Parameter function: The lower and the upper edge.
  public init<L: _PlottableLabel>(
    x: L, yStart: L, yEnd: L, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) {
    self.init(
      domain: domain, lower: { function($0).yStart }, upper: { function($0).yEnd })
  }

  private init(
    domain: ClosedRange<Double>?, lower: @escaping (Double) -> Double,
    upper: @escaping (Double) -> Double
  ) {
    let sampling = FunctionSampling(domain: domain, function: upper)
    content = _FunctionPlot { marks in
      for (index, x, high) in sampling.points(over: marks.domain) {
        let low = lower(x)
        guard low.isFinite else { continue }
        let mark = AreaMark(
          x: .value("x", x), yStart: .value("low", low), yEnd: .value("high", high))
        marks.collect(mark, key: index)
      }
    }
  }
}
