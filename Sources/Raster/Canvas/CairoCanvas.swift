import CPango
import Foundation

/// Cairo's pen on a bitmap: owns the context, draws into the bitmap's own bytes.
///
/// One thread at a time; the bitmap is complete when the canvas is gone.
final class CairoCanvas {
  let bitmap: Bitmap
  let context: OpaquePointer

  init(checking bitmap: Bitmap) throws(CairoError) {
    self.bitmap = bitmap
    // The canvas keeps the bitmap, so the bytes outlive the surface that points to them.
    let surface = bitmap.withUnsafeMutableBytes { bytes in
      cairo_image_surface_create_for_data(
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
        Int32(bitmap.width), Int32(bitmap.height), Int32(bitmap.stride))
    }
    try check(cairo_surface_status(surface), "cairo_image_surface_create_for_data")
    guard let context = cairo_create(surface) else {
      throw .failed(call: "cairo_create", message: "out of memory")
    }
    cairo_surface_destroy(surface)
    self.context = context
  }

  deinit {
    cairo_surface_finish(cairo_get_target(context))
    cairo_destroy(context)
  }

  /// A new bitmap that shows `rect` (points) at `scale` pixels a point; drawing is in points.
  convenience init(rect: CGRect, scale: Double) throws(CairoError) {
    try self.init(
      checking: Bitmap(
        width: Bitmap.pixels(rect.width, scale: scale),
        height: Bitmap.pixels(rect.height, scale: scale)))
    cairo_scale(context, scale, scale)
    cairo_translate(context, -rect.minX, -rect.minY)
  }

  /// Cairo remembers its first error and draws nothing after it.
  func checkDrawing() throws(CairoError) {
    try check(cairo_status(context), "cairo drawing")
    cairo_surface_flush(cairo_get_target(context))
  }

  /// Runs `body` between save and restore.
  func saving(_ body: () -> Void) {
    cairo_save(context)
    body()
    cairo_restore(context)
  }
}

extension Bitmap {
  /// ⌈length · scale⌉, at least 1; a hair above a whole number is rounding noise, not a pixel.
  package static func pixels(_ length: Double, scale: Double) -> Int {
    max(1, Int((length * scale - 1e-6).rounded(.up)))
  }
}
