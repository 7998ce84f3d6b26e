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

  /// One function for all kinds of names: a content of several marks takes the compiler as many
  /// times as long as there are functions to choose from, for each value.
  public static func value<L: _PlottableLabel>(_ label: L, _ value: Value) -> PlottableValue {
    PlottableValue(point: PlotPoint(PlotDatum(value), bin: (value as? any PlottedRange)?.bin))
  }
}

extension PlottableValue where Value == Date {
  /// - Parameter unit: What the date stands for: a bar for a month is as wide as the month is long.
  public static func value<L: _PlottableLabel>(
    _ label: L, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue {
    let interval = (calendar ?? .current).dateInterval(of: unit, for: value)
    let bin = interval.map {
      $0.start.timeIntervalSinceReferenceDate...$0.end.timeIntervalSinceReferenceDate
    }
    return PlottableValue(point: PlotPoint(PlotDatum(value), bin: bin))
  }
}

/// What a plotted value can be called by.
public protocol _PlottableLabel {}

extension String: _PlottableLabel {}
extension Substring: _PlottableLabel {}
extension LocalizedStringKey: _PlottableLabel {}
extension Text: _PlottableLabel {}
