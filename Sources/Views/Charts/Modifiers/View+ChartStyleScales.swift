import Foundation
import Geometry
import Motion
import ViewEngine

extension View {
  /// - Parameter mapping: Which style stands for which value, in the order of the legend.
  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View {
    chartSetting { settings in
      settings.styles.domain = mapping.map { PlotDatum($0.key) }
      settings.styles.styles = mapping.map { AnyShapeStyle($0.value) }
    }
  }

  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D], range: [S], type: ScaleType? = nil
  ) -> some View {
    chartSetting { settings in
      settings.styles.domain = domain.map { PlotDatum($0) }
      settings.styles.styles = range.map { AnyShapeStyle($0) }
    }
  }

  public func chartForegroundStyleScale<S: ShapeStyle>(range: [S], type: ScaleType? = nil)
    -> some View
  {
    chartSetting { $0.styles.styles = range.map { AnyShapeStyle($0) } }
  }

  /// The colours that numbers go through.
  public func chartForegroundStyleScale(range: Gradient, type: ScaleType? = nil) -> some View {
    chartSetting { $0.styles.gradient = range }
  }

  /// The colours that numbers go through from one to another.
  public func chartForegroundStyleScale<D: Plottable>(
    domain: ClosedRange<D>, range: Gradient, type: ScaleType? = nil
  ) -> some View {
    chartSetting { settings in
      settings.styles.gradient = range
      let ends = (PlotDatum(domain.lowerBound).amount, PlotDatum(domain.upperBound).amount)
      if let least = ends.0, let most = ends.1 { settings.styles.amounts = least...most }
    }
  }

  public func chartForegroundStyleScale<D: Plottable>(domain: [D], type: ScaleType? = nil)
    -> some View
  {
    chartSetting { $0.styles.domain = domain.map { PlotDatum($0) } }
  }

  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D], mapping: @escaping (D) -> S
  ) -> some View {
    chartSetting { settings in
      settings.styles.domain = domain.map { PlotDatum($0) }
      settings.styles.mapping = { datum in
        datum.value(as: D.self).map { AnyShapeStyle(mapping($0)) }
      }
    }
  }

  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    mapping: @escaping (D) -> S
  ) -> some View {
    chartSetting { settings in
      settings.styles.mapping = { datum in
        datum.value(as: D.self).map { AnyShapeStyle(mapping($0)) }
      }
    }
  }

  /// - Parameter mapping: Which symbol stands for which value.
  public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(_ mapping: KeyValuePairs<D, S>)
    -> some View
  {
    chartSetting { settings in
      settings.symbols.domain = mapping.map { PlotDatum($0.key) }
      settings.symbols.symbols = mapping.map { AnyShape($0.value) }
    }
  }

  public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(domain: [D], range: [S])
    -> some View
  {
    chartSetting { settings in
      settings.symbols.domain = domain.map { PlotDatum($0) }
      settings.symbols.symbols = range.map { AnyShape($0) }
    }
  }

  public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
    chartSetting { $0.symbols.symbols = range.map { AnyShape($0) } }
  }

  /// - Parameter range: The smallest and the largest symbol, in square points.
  public func chartSymbolSizeScale(range: ClosedRange<CGFloat>) -> some View {
    chartSetting { $0.sizes = Double(range.lowerBound)...Double(range.upperBound) }
  }

  /// - Parameter mapping: Which dashes stand for which value.
  public func chartLineStyleScale<D: Plottable>(_ mapping: KeyValuePairs<D, StrokeStyle>)
    -> some View
  {
    chartSetting { settings in
      settings.strokes = mapping.map { (PlotDatum($0.key), $0.value) }
    }
  }
}
