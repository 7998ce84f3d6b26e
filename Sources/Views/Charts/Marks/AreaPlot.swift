import Foundation
import Motion
import ViewEngine

/// The area below the graph of a function, or between two.
///
/// - Note: Approximated: straight lines through 200 points of the domain; without one, of what the
///   chart's axis is told to go over, or from -10 to 10.
public struct AreaPlot: PrimitiveChartContent {
  private let lower: FunctionSampling
  private let upper: FunctionSampling

  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) {
    lower = FunctionSampling(domain: domain) { _ in 0 }
    upper = FunctionSampling(domain: domain, function: function)
  }

  /// - Parameter function: The lower and the upper edge.
  public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) {
    lower = FunctionSampling(domain: domain) { function($0).yStart }
    upper = FunctionSampling(domain: domain) { function($0).yEnd }
  }

  func collect(into marks: inout MarkCollector) {
    for (index, x, high) in upper.points(over: marks.domain) {
      let low = lower.function(x)
      guard low.isFinite else { continue }
      let mark = AreaMark(
        x: .value("x", x), yStart: .value("low", low), yEnd: .value("high", high))
      marks.collect(mark, key: index)
    }
  }
}
