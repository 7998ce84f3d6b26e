import Foundation
import Motion
import ViewEngine

/// Marks along the graph of a function.
public struct _FunctionPlot: PrimitiveChartContent {
  let collecting: @MainActor (inout MarkCollector) -> Void

  func collect(into marks: inout MarkCollector) { collecting(&marks) }
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
