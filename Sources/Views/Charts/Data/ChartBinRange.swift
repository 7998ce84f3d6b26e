import Foundation
import Motion
import ViewEngine

/// From one value to another, as data are counted in a histogram.
public struct ChartBinRange<Bound: Comparable> {
  public let lowerBound: Bound
  public let upperBound: Bound

  /// The upper bound belongs to the next one.
  public func contains(_ value: Bound) -> Bool { lowerBound <= value && value < upperBound }
}

extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

/// It stands at its lower bound, and bars are as wide as it is.
extension ChartBinRange: Plottable where Bound: Plottable {
  public var primitivePlottable: Bound.PrimitivePlottable { lowerBound.primitivePlottable }

  /// One value is no range.
  public init?(primitivePlottable: Bound.PrimitivePlottable) { return nil }
}

/// A value that has an extent along its axis.
protocol PlottedRange {
  var bin: ClosedRange<Double>? { get }
}

extension ChartBinRange: PlottedRange where Bound: Plottable {
  var bin: ClosedRange<Double>? {
    let ends = [PlotDatum(lowerBound), PlotDatum(upperBound)].compactMap(\.amount)
    return ends.count == 2 && ends[0] <= ends[1] ? ends[0]...ends[1] : nil
  }
}

/// How many ranges tell most of data, by Scott's rule.
enum BinCount {
  static let most = 200

  static func suited(to data: [Double]) -> Int {
    let data = data.filter(\.isFinite)
    guard let least = data.min(), let greatest = data.max(), least < greatest else { return 1 }
    let count = Double(data.count)
    let mean = data.reduce(0, +) / count
    let variance = data.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / max(count - 1, 1)
    let width = 3.49 * variance.squareRoot() / cbrt(count)
    return min(max(Int(((greatest - least) / width).rounded(.up)), 1), most)
  }
}
