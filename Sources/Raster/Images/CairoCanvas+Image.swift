import CPango
import Drawing
import Foundation

extension CairoCanvas {
  /// Stretches the picture into its leaf's size.
  func draw(_ picture: ImageStore.Picture, of leaf: ImageLeaf) throws(ImageError) {
    let rect = CGRect(origin: .zero, size: leaf.size)
    guard let tint = leaf.tint else { return try draw(picture, in: rect, leaf.interpolation) }
    cairo_push_group(context)
    var failure: ImageError?
    do { try draw(picture, in: rect, leaf.interpolation) } catch { failure = error }
    let group = cairo_pop_group(context)
    setSource(.color(tint))
    cairo_mask(context, group)
    cairo_pattern_destroy(group)
    if let failure { throw failure }
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
