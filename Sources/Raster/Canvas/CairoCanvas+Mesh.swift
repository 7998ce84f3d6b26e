import CPango
import Drawing
import Foundation

extension CairoCanvas {
  /// Makes a mesh of colours the source, over its background.
  func setMeshSource(_ mesh: ColorMesh) {
    let pattern = cairo_pattern_create_mesh()
    defer { cairo_pattern_destroy(pattern) }
    for field in mesh.fields {
      let corners = [field.0, field.1, field.2, field.3]
      cairo_mesh_pattern_begin_patch(pattern)
      for (index, corner) in corners.enumerated() {
        let point = mesh.points[corner]
        if index == 0 {
          cairo_mesh_pattern_move_to(pattern, point.x, point.y)
        } else {
          cairo_mesh_pattern_line_to(pattern, point.x, point.y)
        }
      }
      for (index, corner) in corners.enumerated() {
        let color = mesh.colors[corner]
        cairo_mesh_pattern_set_corner_color_rgba(
          pattern, UInt32(index), color.red, color.green, color.blue, color.alpha)
      }
      cairo_mesh_pattern_end_patch(pattern)
    }
    guard mesh.background.alpha > 0 else { return cairo_set_source(context, pattern) }
    cairo_push_group(context)
    setSource(.color(mesh.background))
    cairo_paint(context)
    cairo_set_source(context, pattern)
    cairo_paint(context)
    cairo_pop_group_to_source(context)
  }
}
