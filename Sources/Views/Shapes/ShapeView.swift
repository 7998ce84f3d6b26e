import Geometry
import ViewEngine

/// A view made by filling or stroking a shape; more fills and strokes can be laid over it.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  nonisolated var shape: Content { get }
}

/// A shape with what is painted of it.
public struct _ShapeView<Content: Shape>: ShapeView {
  nonisolated public let shape: Content
  nonisolated let layers: [ShapeLayer]

  nonisolated init(shape: Content, layers: [ShapeLayer]) {
    self.shape = shape
    self.layers = layers
  }
}

extension _ShapeView: PrimitiveView, LayeredShapeView {
  public typealias Body = Never

  var shapeLayers: [ShapeLayer] { layers }
}

extension _ShapeView: ShowsShape {
  package static var shapeType: Any.Type { Content.self }
}

/// One outline in one style.
struct ShapeLayer: Sendable {
  let shape: any Shape
  let style: any ShapeStyle
  let fillStyle: FillStyle

  init(shape: any Shape, style: any ShapeStyle, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  static func filled(_ style: any ShapeStyle) -> ShapeLayer {
    ShapeLayer(shape: Rectangle(), style: style)
  }

  static func stroked(
    _ shape: some Shape, _ style: any ShapeStyle, _ stroke: StrokeStyle, antialiased: Bool
  ) -> ShapeLayer {
    ShapeLayer(
      shape: _StrokedShape(shape: shape, style: stroke), style: style,
      fillStyle: FillStyle(antialiased: antialiased))
  }

  static func bordered(
    _ shape: some InsettableShape, _ style: any ShapeStyle, _ stroke: StrokeStyle,
    antialiased: Bool
  ) -> ShapeLayer {
    // Half of the line lies outside the edge it is drawn along.
    stroked(shape.inset(by: stroke.lineWidth / 2), style, stroke, antialiased: antialiased)
  }
}

extension ShapeView {
  /// This view's drawing with one more layer on top.
  func adding(_ layer: ShapeLayer) -> _ShapeView<Content> {
    _ShapeView(
      shape: shape, layers: ((self as? any LayeredShapeView)?.shapeLayers ?? []) + [layer])
  }
}
