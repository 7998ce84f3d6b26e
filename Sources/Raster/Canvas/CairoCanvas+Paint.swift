import CPango
import Drawing
import Foundation

extension CairoCanvas {
  /// Makes the paint the source; its points are in the coordinates in force now.
  ///
  /// Gradients go from colour to colour in gamma-encoded, non-premultiplied sRGB, as CoreGraphics'
  /// do, and keep their end colours outside.
  func setSource(_ paint: Paint) {
    switch paint {
    case .color(let color):
      cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    case .linearGradient(let stops, let start, let end):
      if start == end { return setSource(last: stops) }
      setSource(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), stops)
    case .radialGradient(let stops, let center, let start, let end):
      let (start, end) = (max(0, start), max(0, end))
      if start == end { return setSource(last: stops) }
      setSource(
        cairo_pattern_create_radial(center.x, center.y, start, center.x, center.y, end), stops)
    case .ellipticalGradient(let stops, let bounds, let center, let start, let end):
      let (start, end) = (max(0, start), max(0, end))
      guard start != end, bounds.width > 0, bounds.height > 0 else {
        return setSource(last: stops)
      }
      let pattern = cairo_pattern_create_radial(0, 0, start, 0, 0, end)
      var toPattern = cairo_matrix_t()
      cairo_matrix_init_scale(&toPattern, 1 / bounds.width, 1 / bounds.height)
      cairo_matrix_translate(&toPattern, -center.x, -center.y)
      cairo_pattern_set_matrix(pattern, &toPattern)
      setSource(pattern, stops)
    case .angularGradient(let stops, let center, let start, let end):
      setAngularSource(stops, center: center, start: start, end: end)
    case .mesh(let mesh):
      setMeshSource(mesh)
    }
  }

  /// A gradient without extent shows what lies beyond its end.
  private func setSource(last stops: [GradientStop]) {
    setSource(.color(stops.last?.color ?? .clear))
  }

  private func setSource(_ pattern: OpaquePointer?, _ stops: [GradientStop]) {
    for stop in stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, color.red, color.green, color.blue, color.alpha)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
  }
}
