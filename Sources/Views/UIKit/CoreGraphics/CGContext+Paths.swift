import Foundation
import Geometry

extension CGContext {
  // MARK: A path that is added piece by piece

  public func beginPath() { path = Path() }
  public func move(to point: CGPoint) { path.move(to: point) }
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  public func addLines(between points: [CGPoint]) { path.addLines(points) }
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  public func addPath(_ path: CGPath) { self.path.addPath(path) }
  public func closePath() { path.closeSubpath() }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control: control)
  }

  /// Angles in radians; clockwise in Quartz's own coordinates, whose y runs up, so that it is the other
  /// way round where y runs down.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: clockwise)
  }

  // MARK: Drawing

  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(taken(), evenOdd: rule == .evenOdd)
  }

  public func strokePath() { stroke(taken()) }

  public func drawPath(using mode: CGPathDrawingMode) {
    let path = taken()
    switch mode {
    case .fill: fill(path)
    case .eoFill: fill(path, evenOdd: true)
    case .stroke: stroke(path)
    case .fillStroke, .eoFillStroke:
      fill(path, evenOdd: mode == .eoFillStroke)
      stroke(path)
    }
  }

  public func fill(_ rect: CGRect) { fill(Path(rect)) }
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  public func stroke(_ rect: CGRect) { stroke(Path(rect)) }
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect)) }
  public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect)) }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    within {
      $0.setLineWidth(width)
      $0.stroke(rect)
    }
  }

  /// Pairs of points, each a line of its own.
  public func strokeLineSegments(between points: [CGPoint]) {
    var lines = Path()
    for (index, point) in points.enumerated() {
      if index.isMultiple(of: 2) { lines.move(to: point) } else { lines.addLine(to: point) }
    }
    stroke(lines)
  }

  /// Takes away what has been drawn in a rectangle.
  public func clear(_ rect: CGRect) {
    within {
      $0.state.context.blendMode = .destinationOut
      $0.state.context.opacity = 1
      $0.state.context.fill(Path(rect), with: .color(.black))
    }
  }

  /// - Note: Approximated: an image stands upright, where Quartz has it upside down.
  public func draw(_ image: CGImage, in rect: CGRect) { draw(image.image(scale: 1), in: rect) }

  func fill(_ path: Path, evenOdd: Bool = false) {
    state.context.fill(path, with: .color(state.fill), style: FillStyle(eoFill: evenOdd))
  }

  func stroke(_ path: Path) {
    state.context.stroke(path, with: .color(state.stroke), style: state.style)
  }

  /// A template in its own colour, or black.
  func draw(_ image: Image, in rect: CGRect) {
    var resolved = state.context.resolve(image)
    if resolved.image.isTemplate { resolved.shading = .color(image.tint ?? .black) }
    if !resolved.image.isTemplate, let tint = image.tint { resolved.shading = .color(tint) }
    state.context.draw(resolved, in: rect)
  }
}

/// What is done with a path.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}
