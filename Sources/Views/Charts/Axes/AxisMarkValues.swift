import Foundation
import Motion

/// At which of its values an axis has marks.
public struct AxisMarkValues {
  enum Kind {
    case automatic(desiredCount: Int?, minimumStride: Double?)
    case stride(Double)
    case dates(DateSteps)
    case listed([PlotDatum])
  }

  let kind: Kind

  static func listed<P: Plottable>(_ values: [P]) -> AxisMarkValues {
    AxisMarkValues(kind: .listed(values.map { PlotDatum($0) }))
  }

  public static var automatic: AxisMarkValues { automatic() }

  /// - Parameters:
  ///   - desiredCount: About how many.
  ///   - roundLowerBound, roundUpperBound: Kept for source compatibility: an axis that takes its
  ///     ends from the data ends at marks.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .automatic(desiredCount: desiredCount, minimumStride: nil))
  }

  /// - Parameter minimumStride: They are at least so far apart.
  public static func automatic<P: BinaryFloatingPoint>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(desiredCount: desiredCount, minimumStride: Double(minimumStride)))
  }

  public static func stride<P: BinaryFloatingPoint>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .stride(Double(stepSize)))
  }

  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .dates(DateSteps(component: component, count: count, calendar: calendar)))
  }
}
