import CPango
import Foundation
import Geometry

/// Collects what HarfBuzz draws: exact outlines, variations applied, in no way hinted.
final class GlyphPen {
  private var elements: [Path.Element] = []

  static func draw(_ glyph: UInt32, of font: OpaquePointer?) -> [Path.Element] {
    let pen = GlyphPen()
    withExtendedLifetime(pen) {
      showreel_hb_font_draw_glyph(
        font, glyph, strokes.pointer, Unmanaged.passUnretained(pen).toOpaque())
    }
    return pen.elements
  }

  private static func add(_ element: Path.Element, to pen: UnsafeMutableRawPointer?) {
    guard let pen else { return }
    Unmanaged<GlyphPen>.fromOpaque(pen).takeUnretainedValue().elements.append(element)
  }

  private static func point(_ x: Float, _ y: Float) -> CGPoint {
    CGPoint(x: Double(x) / pangoUnit, y: -Double(y) / pangoUnit)
  }

  /// HarfBuzz's table of callbacks, made once and never changed.
  private struct Strokes: @unchecked Sendable {
    let pointer: OpaquePointer?
  }

  private static let strokes: Strokes = {
    let funcs = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      funcs, { _, pen, _, x, y, _ in add(.move(to: point(x, y)), to: pen) }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      funcs, { _, pen, _, x, y, _ in add(.line(to: point(x, y)), to: pen) }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      funcs,
      { _, pen, _, cx, cy, x, y, _ in
        add(.quadCurve(to: point(x, y), control: point(cx, cy)), to: pen)
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      funcs,
      { _, pen, _, ax, ay, bx, by, x, y, _ in
        add(.curve(to: point(x, y), control1: point(ax, ay), control2: point(bx, by)), to: pen)
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      funcs, { _, pen, _, _ in add(.closeSubpath, to: pen) }, nil, nil)
    hb_draw_funcs_make_immutable(funcs)
    return Strokes(pointer: funcs)
  }()
}
