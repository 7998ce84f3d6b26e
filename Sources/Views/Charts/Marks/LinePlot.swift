import Foundation
import Motion
import ViewEngine

/// The graph of a function.
///
/// - Note: Approximated: straight lines through 200 points of the domain; without one, of what the
///   chart's axis is told to go over, or from -10 to 10.
public struct LinePlot: PrimitiveChartContent {
  private let sampling: FunctionSampling

  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) {
    sampling = FunctionSampling(domain: domain, function: function)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    x: S, y: S, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    sampling = FunctionSampling(domain: domain, function: function)
  }

  func collect(into marks: inout MarkCollector) {
    for (index, x, y) in sampling.points(over: marks.domain) {
      marks.collect(LineMark(x: .value("x", x), y: .value("y", y)), key: index)
    }
  }
}

/// Points of a function's graph.
struct FunctionSampling {
  private static let count = 200
  var domain: ClosedRange<Double>?
  let function: (Double) -> Double

  /// - Parameter axis: What the axis is told to go over.
  func points(over axis: ClosedRange<Double>?) -> [(Int, Double, Double)] {
    let domain = domain ?? axis ?? -10...10
    return (0...Self.count).compactMap { index in
      let way = Double(index) / Double(Self.count)
      let x = domain.lowerBound + (domain.upperBound - domain.lowerBound) * way
      let y = function(x)
      return y.isFinite ? (index, x, y) : nil
    }
  }
}
