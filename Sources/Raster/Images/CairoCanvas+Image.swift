import CPango
import Drawing
import Foundation

extension CairoCanvas {
  /// Stretches the picture into its leaf's size.
  func draw(_ picture: ImageStore.Picture, of leaf: ImageLeaf) throws(ImageError) {
    let rect = CGRect(origin: .zero, size: leaf.size)
    guard let tint = leaf.tint else { return try draw(picture, in: rect, leaf) }
    cairo_push_group(context)
    var failure: ImageError?
    do { try draw(picture, in: rect, leaf) } catch { failure = error }
    let group = cairo_pop_group(context)
    setSource(.color(tint))
    cairo_mask(context, group)
    cairo_pattern_destroy(group)
    if let failure { throw failure }
  }

  /// Slice by slice where the picture is cut into some.
  private func draw(_ picture: ImageStore.Picture, in rect: CGRect, _ leaf: ImageLeaf)
    throws(ImageError)
  {
    guard let slicing = leaf.slicing else { return try draw(picture, in: rect, leaf.interpolation) }
    for slice in slicing.slices(of: picture.size, in: rect.size) {
      cairo_save(context)
      cairo_rectangle(
        context, slice.target.minX, slice.target.minY, slice.target.width, slice.target.height)
      cairo_clip(context)
      defer { cairo_restore(context) }
      let (x, y) = (
        slice.drawn.width / slice.source.width, slice.drawn.height / slice.source.height
      )
      let whole = CGRect(
        x: slice.drawn.minX - slice.source.minX * x, y: slice.drawn.minY - slice.source.minY * y,
        width: picture.size.width * x, height: picture.size.height * y)
      try draw(picture, in: whole, leaf.interpolation)
    }
  }

  private func draw(
    _ picture: ImageStore.Picture, in rect: CGRect, _ interpolation: ImageLeaf.Interpolation
  ) throws(ImageError) {
    switch picture {
    case .bitmap(let bitmap): draw(bitmap, in: rect, filter: interpolation.filter)
    case .svg(let svg): try svg.draw(on: self, in: rect)
    }
  }
}

extension ImageLeaf.Interpolation {
  fileprivate var filter: cairo_filter_t {
    switch self {
    case .none: CAIRO_FILTER_NEAREST
    case .low: CAIRO_FILTER_BILINEAR
    case .medium: CAIRO_FILTER_GOOD
    case .high: CAIRO_FILTER_BEST
    }
  }
}
