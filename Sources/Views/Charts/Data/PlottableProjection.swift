import Foundation
import Motion
import ViewEngine

/// What of each element of a collection is plotted, with what it is called.
///
///     BarPlot(sales, x: .value("Month", \.month), y: .value("Sales", \.amount))
///
/// - Matches: the documentation of Swift Charts.
public struct PlottableProjection<DataElement, DataValue: Plottable> {
  let value: (DataElement) -> PlottableValue<DataValue>

  public static func value<L: _PlottableLabel>(
    _ label: L, _ keyPath: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection {
    PlottableProjection { .value(label, $0[keyPath: keyPath]) }
  }

  func datum(of element: DataElement) -> PlotDatum { value(element).point.datum }
}

extension PlottableProjection where DataValue == Date {
  /// - Parameter unit: What the date stands for: a bar for a month is as wide as the month is long.
  public static func value<L: _PlottableLabel>(
    _ label: L, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection {
    PlottableProjection {
      .value(label, $0[keyPath: keyPath], unit: unit, calendar: calendar)
    }
  }
}
