import Foundation
import Motion
import ViewEngine

/// A value to plot, with what it is called.
///
///     BarMark(x: .value("Month", month), y: .value("Sales", sales))
///
/// What it is called is for listeners: no chart of a phone writes it.
public struct PlottableValue<Value: Plottable> {
  let point: PlotPoint

  private init(_ value: Value) {
    point = PlotPoint(PlotDatum(value))
  }

  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(value)
  }

  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    PlottableValue(value)
  }

  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(value)
  }
}

extension PlottableValue where Value == Date {
  private init(_ date: Date, unit: Calendar.Component, calendar: Calendar?) {
    let interval = (calendar ?? .current).dateInterval(of: unit, for: date)
    point = PlotPoint(
      PlotDatum(date),
      bin: interval.map {
        $0.start.timeIntervalSinceReferenceDate...$0.end.timeIntervalSinceReferenceDate
      })
  }

  /// - Parameter unit: What the date stands for: a bar for a month is as wide as the month is long.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue {
    PlottableValue(value, unit: unit, calendar: calendar)
  }

  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue {
    PlottableValue(value, unit: unit, calendar: calendar)
  }

  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue {
    PlottableValue(value, unit: unit, calendar: calendar)
  }
}
