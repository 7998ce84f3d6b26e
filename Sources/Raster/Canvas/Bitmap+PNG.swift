import CPango
import Foundation

extension Bitmap {
  /// The picture as a PNG file's bytes.
  package func pngData() throws(CairoError) -> Data {
    let canvas = try CairoCanvas(checking: self)
    let sink = PNGSink()
    let status = withExtendedLifetime((canvas, sink)) {
      cairo_surface_write_to_png_stream(
        cairo_get_target(canvas.context),
        { closure, bytes, count in
          guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
          Unmanaged<PNGSink>.fromOpaque(closure).takeUnretainedValue()
            .data.append(bytes, count: Int(count))
          return CAIRO_STATUS_SUCCESS
        }, Unmanaged.passUnretained(sink).toOpaque())
    }
    try check(status, "cairo_surface_write_to_png_stream")
    return sink.data
  }

  package func write(png path: String) throws {
    try pngData().write(to: URL(fileURLWithPath: path))
  }

  /// Reads a PNG file's bytes, whatever its kind of pixels.
  package static func decode(png data: Data) throws(CairoError) -> Bitmap {
    let source = PNGSource(data)
    let surface = withExtendedLifetime(source) {
      cairo_image_surface_create_from_png_stream(
        { closure, bytes, count in
          guard let closure, let bytes else { return CAIRO_STATUS_READ_ERROR }
          return Unmanaged<PNGSource>.fromOpaque(closure).takeUnretainedValue()
            .read(into: bytes, count: Int(count))
        }, Unmanaged.passUnretained(source).toOpaque())
    }
    defer { cairo_surface_destroy(surface) }
    try check(cairo_surface_status(surface), "cairo_image_surface_create_from_png_stream")
    let bitmap = Bitmap(
      width: Int(cairo_image_surface_get_width(surface)),
      height: Int(cairo_image_surface_get_height(surface)))
    let canvas = try CairoCanvas(checking: bitmap)
    cairo_set_source_surface(canvas.context, surface, 0, 0)
    cairo_paint(canvas.context)
    try check(cairo_status(canvas.context), "cairo_paint")
    return bitmap
  }
}

private final class PNGSink {
  var data = Data()
}

private final class PNGSource {
  private let data: Data
  private var position = 0

  init(_ data: Data) {
    self.data = data
  }

  func read(into bytes: UnsafeMutablePointer<UInt8>, count: Int) -> cairo_status_t {
    guard position + count <= data.count else { return CAIRO_STATUS_READ_ERROR }
    let start = data.startIndex + position
    data.copyBytes(to: bytes, from: start..<start + count)
    position += count
    return CAIRO_STATUS_SUCCESS
  }
}
