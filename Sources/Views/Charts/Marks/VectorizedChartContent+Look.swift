import Foundation
import Motion
import ViewEngine

// What modifiers of marks say, from each element.

extension VectorizedChartContent {
  public func foregroundStyle<S: ShapeStyle>(_ style: KeyPath<DataElement, S>)
    -> some VectorizedChartContent<DataElement>
  {
    _vectorized.look { element, look in
      if look.style == nil && look.styleBy == nil {
        look.style = AnyShapeStyle(element[keyPath: style])
      }
    }
  }

  public func foregroundStyle<D: Plottable>(by value: PlottableProjection<DataElement, D>)
    -> some VectorizedChartContent<DataElement>
  {
    _vectorized.look { element, look in
      if look.style == nil && look.styleBy == nil { look.styleBy = value.datum(of: element) }
    }
  }

  public func opacity(_ opacity: KeyPath<DataElement, Double>)
    -> some VectorizedChartContent<DataElement>
  {
    _vectorized.look { $1.opacity *= $0[keyPath: opacity] }
  }

  public func position<D: Plottable>(
    by value: PlottableProjection<DataElement, D>, axis: Axis? = nil,
    span: MarkDimension = .automatic
  ) -> some VectorizedChartContent<DataElement> {
    _vectorized.look { element, look in
      guard look.positionBy == nil else { return }
      look.positionBy = value.datum(of: element)
      look.positionSpan = span
    }
  }

  public func symbol<S: ChartSymbolShape>(_ symbol: KeyPath<DataElement, S>)
    -> some VectorizedChartContent<DataElement>
  {
    _vectorized.look { element, look in
      guard look.symbol == nil else { return }
      let shape = element[keyPath: symbol]
      look.symbol = .shape(
        AnyShape(shape), strokeWidth: (shape as? BasicChartSymbolShape)?.strokeWidth)
    }
  }

  public func symbol<D: Plottable>(by value: PlottableProjection<DataElement, D>)
    -> some VectorizedChartContent<DataElement>
  {
    _vectorized.look { if $1.symbolBy == nil { $1.symbolBy = value.datum(of: $0) } }
  }

  /// - Parameter area: Square points.
  public func symbolSize(_ area: KeyPath<DataElement, CGFloat>)
    -> some VectorizedChartContent<DataElement>
  {
    _vectorized.look { if $1.symbolArea == nil { $1.symbolArea = $0[keyPath: area] } }
  }

  public func symbolSize<D: Plottable>(by value: PlottableProjection<DataElement, D>)
    -> some VectorizedChartContent<DataElement>
  {
    _vectorized.look { if $1.symbolSizeBy == nil { $1.symbolSizeBy = value.datum(of: $0) } }
  }

  public func lineStyle(_ style: KeyPath<DataElement, StrokeStyle>)
    -> some VectorizedChartContent<DataElement>
  {
    _vectorized.look { if $1.stroke == nil { $1.stroke = $0[keyPath: style] } }
  }

  public func lineStyle<D: Plottable>(by value: PlottableProjection<DataElement, D>)
    -> some VectorizedChartContent<DataElement>
  {
    _vectorized.look { if $1.strokeBy == nil { $1.strokeBy = value.datum(of: $0) } }
  }
}
