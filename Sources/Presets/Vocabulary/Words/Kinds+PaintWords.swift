import Foundation
import Geometry
import Views

extension Kinds {
  /// Shapes filled and stroked, also one over the other.
  @MainActor static let paintWords: [Word] = [
    modifier("fill", on: shape, shapeView, style(or: AnyShapeStyle(.foreground))) {
      $0.filled(with: $1)
    },
    modifier("stroke", on: shape, shapeView, style(), length("lineWidth", or: 1)) {
      $0.stroked(with: $1, StrokeStyle(lineWidth: $2))
    },
    modifier("stroke", on: shape, shapeView, style(), strokeStyle("style")) {
      $0.stroked(with: $1, $2)
    },
    modifier(
      "strokeBorder", on: insettableShape, shapeView, style(or: AnyShapeStyle(.foreground)),
      length("lineWidth", or: 1)
    ) { $0.bordered(with: $1, StrokeStyle(lineWidth: $2)) },
    modifier("strokeBorder", on: insettableShape, shapeView, style(), strokeStyle("style")) {
      $0.bordered(with: $1, $2)
    },
    modifier("fill", on: shapeView, shapeView, style()) { $0.filled(with: $1) },
    modifier("stroke", on: shapeView, shapeView, style(), length("lineWidth", or: 1)) {
      $0.stroked(with: $1, StrokeStyle(lineWidth: $2))
    },
    modifier("stroke", on: shapeView, shapeView, style(), strokeStyle("style")) {
      $0.stroked(with: $1, $2)
    },

    type(
      "StrokeStyle", strokeStyle, length("lineWidth", or: 1), lineCap("lineCap", or: .butt),
      lineJoin("lineJoin", or: .miter), length("miterLimit", or: 10), lengths("dash", or: []),
      number("dashPhase", or: 0)
    ) {
      StrokeStyle(
        lineWidth: $0, lineCap: $1, lineJoin: $2, miterLimit: $3, dash: $4.map { CGFloat($0) },
        dashPhase: $5)
    },
    member("butt", lineCap, .butt),
    member("round", lineCap, .round),
    member("square", lineCap, .square),
    member("miter", lineJoin, .miter),
    member("round", lineJoin, .round),
    member("bevel", lineJoin, .bevel),
  ]
}

// A shape whose type is not known can only be painted by its own methods.

@MainActor
extension Shape {
  fileprivate func filled(with style: AnyShapeStyle) -> any ShapeView { fill(style) }

  fileprivate func stroked(with style: AnyShapeStyle, _ line: StrokeStyle) -> any ShapeView {
    stroke(style, style: line)
  }
}

@MainActor
extension InsettableShape {
  fileprivate func bordered(with style: AnyShapeStyle, _ line: StrokeStyle) -> any ShapeView {
    strokeBorder(style, style: line)
  }
}

@MainActor
extension ShapeView {
  fileprivate func filled(with style: AnyShapeStyle) -> any ShapeView { fill(style) }

  fileprivate func stroked(with style: AnyShapeStyle, _ line: StrokeStyle) -> any ShapeView {
    stroke(style, style: line)
  }
}
