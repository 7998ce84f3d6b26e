import CPango
import CRSVG
import Foundation

/// An SVG document, drawn at any size.
///
/// Owns one librsvg handle.
final class SVGPicture {
  private let handle: UnsafeMutablePointer<RsvgHandle>
  /// The document's own size; its view box's where it names none.
  let size: CGSize

  /// Whether the document stretches to the rectangle by itself.
  private let fillsAnyRectangle: Bool

  init(_ document: Data, fillsAnyRectangle: Bool = false) throws(ImageError) {
    var problem: UnsafeMutablePointer<GError>?
    let handle = document.withUnsafeBytes { bytes in
      rsvg_handle_new_from_data(
        bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count), &problem)
    }
    guard let handle else { throw .unreadable(message(of: problem)) }
    self.handle = handle
    self.fillsAnyRectangle = fillsAnyRectangle
    rsvg_handle_set_dpi(handle, 96)
    size = Self.size(of: handle)
  }

  /// - Parameter document: One with `preserveAspectRatio="none"`.
  convenience init(stretching document: String) throws(ImageError) {
    try self.init(Data(document.utf8), fillsAnyRectangle: true)
  }

  deinit {
    g_object_unref(handle)
  }

  /// What drawing touches, in the document's own coordinates; its size is ``size``.
  func ink() throws(ImageError) -> CGRect {
    var problem: UnsafeMutablePointer<GError>?
    var (ink, logical) = (RsvgRectangle(), RsvgRectangle())
    var viewport = RsvgRectangle(x: 0, y: 0, width: size.width, height: size.height)
    guard
      rsvg_handle_get_geometry_for_layer(handle, nil, &viewport, &ink, &logical, &problem) != 0
    else { throw .unreadable(message(of: problem)) }
    return CGRect(x: ink.x, y: ink.y, width: ink.width, height: ink.height)
  }

  /// Draws the document into a rectangle of the canvas, stretched where the
  /// proportions differ.
  func draw(on canvas: CairoCanvas, in rect: CGRect) throws(ImageError) {
    guard size.width > 0, size.height > 0 else { return }
    var problem: UnsafeMutablePointer<GError>?
    // In pixels, without a matrix: librsvg makes layers of its own for masks, and a matrix of ours
    // would resample those.
    var (left, top) = (Double(rect.minX), Double(rect.minY))
    var (right, bottom) = (Double(rect.maxX), Double(rect.maxY))
    cairo_user_to_device(canvas.context, &left, &top)
    cairo_user_to_device(canvas.context, &right, &bottom)
    guard right > left, bottom > top else { return }
    var viewport = RsvgRectangle(x: left, y: top, width: right - left, height: bottom - top)
    cairo_save(canvas.context)
    cairo_identity_matrix(canvas.context)
    if !fillsAnyRectangle {
      // In its own proportions; where the rectangle's differ, the canvas stretches.
      viewport.height = viewport.width * size.height / size.width
      cairo_translate(canvas.context, 0, top)
      cairo_scale(canvas.context, 1, (bottom - top) / viewport.height)
      viewport.y = 0
    }
    let done = rsvg_handle_render_document(handle, canvas.context, &viewport, &problem)
    cairo_restore(canvas.context)
    if done == 0 { throw .unreadable(message(of: problem)) }
  }

  private static func size(of handle: UnsafeMutablePointer<RsvgHandle>) -> CGSize {
    var (width, height) = (0.0, 0.0)
    if rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) != 0 {
      return CGSize(width: width, height: height)
    }
    var (hasWidth, hasHeight, hasBox): (gboolean, gboolean, gboolean) = (0, 0, 0)
    var (ownWidth, ownHeight, box) = (RsvgLength(), RsvgLength(), RsvgRectangle())
    rsvg_handle_get_intrinsic_dimensions(
      handle, &hasWidth, &ownWidth, &hasHeight, &ownHeight, &hasBox, &box)
    return hasBox != 0
      ? CGSize(width: box.width, height: box.height) : CGSize(width: 100, height: 100)
  }
}

/// Takes over the error and gives its words.
func message(of error: UnsafeMutablePointer<GError>?) -> String {
  guard let error else { return "no reason given" }
  defer { g_error_free(error) }
  return String(cString: error.pointee.message)
}
