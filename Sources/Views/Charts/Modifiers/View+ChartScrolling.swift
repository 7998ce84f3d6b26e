import Foundation
import Geometry
import Motion
import ViewEngine

extension View {
  /// Lets a finger move what is seen of a chart.
  ///
  /// - Note: Approximated: a lifted finger's way ends smoothly, without a bounce at the ends.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    chartSetting { settings in
      settings.scrolling.x.isUsed = axes.contains(.horizontal)
      settings.scrolling.y.isUsed = axes.contains(.vertical)
    }
  }

  /// - Parameter length: How much is seen at once: an amount, seconds, or a number of categories.
  public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chartSetting { $0.scrolling.x.length = PlotDatum(length).amount }
  }

  public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chartSetting { $0.scrolling.y.length = PlotDatum(length).amount }
  }

  /// Where what is seen begins; of an axis of dates a number is seconds since the reference date.
  public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    chartSetting { settings in
      settings.scrolling.x.position = { PlotDatum(x.wrappedValue) }
      settings.scrolling.x.setPosition = { datum in
        if let value = datum.position(as: P.self) { x.wrappedValue = value }
      }
    }
  }

  public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
    chartSetting { settings in
      settings.scrolling.y.position = { PlotDatum(y.wrappedValue) }
      settings.scrolling.y.setPosition = { datum in
        if let value = datum.position(as: P.self) { y.wrappedValue = value }
      }
    }
  }

  /// Where what is seen begins at first.
  public func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
    chartSetting { $0.scrolling.x.initial = PlotDatum(initialX) }
  }

  public func chartScrollPosition<P: Plottable>(initialY: P) -> some View {
    chartSetting { $0.scrolling.y.initial = PlotDatum(initialY) }
  }
}
