import CPango
import Foundation
import Geometry

extension CairoCanvas {
  /// Replaces the current path.
  func trace(_ path: Path) {
    cairo_new_path(context)
    append(path)
  }

  func append(_ path: Path) {
    var current = CGPoint.zero
    var start = CGPoint.zero
    path.forEach { element in
      switch element {
      case .move(let point):
        let end = point.withinCairo
        cairo_move_to(context, end.x, end.y)
        start = end
      case .line(let point):
        let end = point.withinCairo
        cairo_line_to(context, end.x, end.y)
      case .quadCurve(let point, let pull):
        let (end, control) = (point.withinCairo, pull.withinCairo)
        // A quadratic is the cubic whose controls lie two thirds of the way to its own.
        cairo_curve_to(
          context,
          current.x + (control.x - current.x) * 2 / 3, current.y + (control.y - current.y) * 2 / 3,
          end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3,
          end.x, end.y)
      case .curve(let point, let pull1, let pull2):
        let (end, control1, control2) = (
          point.withinCairo, pull1.withinCairo, pull2.withinCairo
        )
        cairo_curve_to(
          context, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
      case .closeSubpath:
        cairo_close_path(context)
      }
      current = element.end?.withinCairo ?? start
    }
  }

  /// Fills or strokes the path, as it says itself, with the current source.
  func draw(_ path: Path, evenOdd: Bool, antialiased: Bool) {
    guard path.isReachable else { return }
    trace(path)
    cairo_set_antialias(context, antialiased ? CAIRO_ANTIALIAS_BEST : CAIRO_ANTIALIAS_NONE)
    if let stroke = path.stroke {
      guard set(stroke) else { return }
      cairo_stroke(context)
    } else {
      cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_fill(context)
    }
  }

  /// What ``draw(_:evenOdd:antialiased:)`` can touch, in points; empty for nothing.
  func extents(of path: Path) -> CGRect {
    guard path.isReachable else { return .zero }
    guard let stroke = path.stroke else {
      let bounds = path.boundingRect
      return bounds.isNull ? .zero : bounds
    }
    trace(path)
    guard set(stroke) else { return .zero }
    // Curves are flattened for the extents; a hundredth of a point is far below a pixel.
    cairo_set_tolerance(context, 0.01)
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_stroke_extents(context, &left, &top, &right, &bottom)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// False for a style that paints nothing.
  private func set(_ stroke: StrokeStyle) -> Bool {
    guard stroke.lineWidth > 0, stroke.lineWidth.isFinite else { return false }
    cairo_set_line_width(context, stroke.lineWidth)
    cairo_set_line_cap(context, stroke.lineCap.cairo)
    cairo_set_line_join(context, stroke.lineJoin.cairo)
    cairo_set_miter_limit(context, max(1, stroke.miterLimit))
    // Cairo refuses negative lengths, and a pattern without any length.
    let dashes = stroke.dash.map { Double(max(0, $0)) }
    let usable = dashes.contains { $0 > 0 } && dashes.allSatisfy(\.isFinite)
    cairo_set_dash(
      context, dashes, usable ? Int32(dashes.count) : 0,
      stroke.dashPhase.isFinite ? stroke.dashPhase : 0)
    return true
  }
}

extension CGPoint {
  /// Cairo's fixed-point numbers end at 2²³ pixels; what is further away than this is seen in no picture.
  fileprivate var withinCairo: CGPoint {
    let limit: CGFloat = 1e6
    return CGPoint(x: max(-limit, min(limit, x)), y: max(-limit, min(limit, y)))
  }
}

extension CGLineCap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
