import Motion
import ViewEngine

extension View {
  /// Tells the value that a finger is at, and nil when it is lifted.
  ///
  /// - Note: Approximated: the finger selects from where it comes down, without having to be held.
  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartSetting { $0.selection.x = Self.setting(value) }
  }

  /// - Note: Approximated: the finger selects from where it comes down, without having to be held.
  public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartSetting { $0.selection.y = Self.setting(value) }
  }

  /// Tells how much all sectors are together up to where a finger is.
  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartSetting { $0.selection.angle = Self.setting(value) }
  }

  /// Tells the values between where a finger came down and where it is.
  public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>)
    -> some View
  {
    chartSetting { $0.selection.xRange = Self.setting(range) }
  }

  public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>)
    -> some View
  {
    chartSetting { $0.selection.yRange = Self.setting(range) }
  }

  private static func setting<P: Plottable>(_ value: Binding<P?>) -> (PlotDatum?) -> Void {
    { datum in value.wrappedValue = datum.flatMap { $0.value(as: P.self) } }
  }

  private static func setting<P: Plottable & Comparable>(_ range: Binding<ClosedRange<P>?>)
    -> ((PlotDatum, PlotDatum)?) -> Void
  {
    { data in
      range.wrappedValue = data.flatMap { from, to in
        from.value(as: P.self).flatMap { from in
          to.value(as: P.self).map { min(from, $0)...max(from, $0) }
        }
      }
    }
  }
}
