import CPango
import Foundation

extension CairoCanvas {
  /// Draws a picture stretched into a rectangle.
  func draw(_ picture: Bitmap, in rect: CGRect, filter: cairo_filter_t) {
    guard rect.width > 0, rect.height > 0 else { return }
    saving {
      setSource(picture, in: rect, filter: filter)
      cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
      cairo_fill(context)
    }
  }

  /// Makes the picture the source; its edge pixels continue outside the rectangle.
  func setSource(_ picture: Bitmap, in rect: CGRect, filter: cairo_filter_t) {
    let surface = picture.withUnsafeBytes { bytes in
      cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(picture.width), Int32(picture.height))
        .map { surface in
          // A copy, because the pattern may outlive this call and the bitmap.
          if let target = cairo_image_surface_get_data(surface), let start = bytes.baseAddress {
            memcpy(target, start, picture.stride * picture.height)
          }
          cairo_surface_mark_dirty(surface)
          return surface
        }
    }
    let pattern = cairo_pattern_create_for_surface(surface)
    var toPixels = cairo_matrix_t()
    cairo_matrix_init_scale(
      &toPixels, Double(picture.width) / rect.width, Double(picture.height) / rect.height)
    cairo_matrix_translate(&toPixels, -rect.minX, -rect.minY)
    cairo_pattern_set_matrix(pattern, &toPixels)
    cairo_pattern_set_filter(pattern, filter)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
    cairo_surface_destroy(surface)
  }
}
