import Foundation
import Geometry
import Motion
import ViewEngine

extension ChartContent {
  /// A colour of its own for each value, which the legend tells.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    look { if $0.style == nil && $0.styleBy == nil { $0.styleBy = value.point.datum } }
  }

  /// Marks of different values stand side by side.
  ///
  /// - Parameters:
  ///   - axis: Along the axis of the bands; the other one has no look of its own.
  ///   - span: How much of the band they take together.
  public func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    look { look in
      guard look.positionBy == nil else { return }
      look.positionBy = value.point.datum
      look.positionSpan = span
    }
  }

  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    look { look in
      guard look.symbol == nil else { return }
      let width = (symbol as? BasicChartSymbolShape)?.strokeWidth
      look.symbol = .shape(AnyShape(symbol), strokeWidth: width)
    }
  }

  @_disfavoredOverload
  public func symbol<S: Shape>(_ symbol: S) -> some ChartContent {
    look { if $0.symbol == nil { $0.symbol = .shape(AnyShape(symbol), strokeWidth: nil) } }
  }

  /// A painted shape, such as `Circle().strokeBorder(lineWidth: 2)`.
  public func symbol<S: ShapeView>(_ symbol: S) -> some ChartContent {
    look { if $0.symbol == nil { $0.symbol = .view(AnyView(symbol)) } }
  }

  /// A view in its own size as the symbol.
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    let view = AnyView(symbol().fixedSize())
    return look { if $0.symbol == nil { $0.symbol = .view(view) } }
  }

  /// A symbol of its own for each value.
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    look { if $0.symbolBy == nil { $0.symbolBy = value.point.datum } }
  }

  /// - Parameter area: Square points.
  public func symbolSize(_ area: CGFloat) -> some ChartContent {
    look { if $0.symbolArea == nil { $0.symbolArea = area } }
  }

  public func symbolSize(_ size: CGSize) -> some ChartContent {
    // A circle as large as the ellipse that fits.
    symbolSize(.pi / 4 * size.width * size.height)
  }

  public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    look { if $0.symbolSizeBy == nil { $0.symbolSizeBy = value.point.datum } }
  }

  /// Dashes of its own for each value.
  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    look { if $0.strokeBy == nil { $0.strokeBy = value.point.datum } }
  }
}
