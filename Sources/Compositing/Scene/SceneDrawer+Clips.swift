import Drawing
import Foundation
import Geometry
import Pixels

extension SceneDrawer {
  /// Draws only what is inside a path.
  func draw(
    _ items: [DisplayItem], clippedTo path: Path, evenOdd: Bool, antialiased: Bool,
    _ context: DrawingContext
  ) throws(CompositorError) {
    let area = context.matrix.bounds(of: path.boundingRect)
    if area.isNull { return }
    if let place = context.matrix.axisAligned, let rect = path.asRect {
      return try draw(
        items, clippedTo: place.apply(rect), antialiased: antialiased, context)
    }
    let rect = PixelRect(covering: area).intersection(context.clip)
    if rect.intersection(context.wanted).isEmpty { return }
    guard let layer = try flattened(items, context, within: rect) else { return }
    let mask = try pool.layer(layer.rect)
    try stamp(
      .mask(path, evenOdd: evenOdd, antialiased: antialiased), context.onto(mask), blend: .over)
    try multiply(layer, byAlphaOf: mask)
    try put(layer, context)
  }

  /// Draws only what is inside a rectangle, given in pixels.
  private func draw(
    _ items: [DisplayItem], clippedTo area: CGRect, antialiased: Bool, _ context: DrawingContext
  ) throws(CompositorError) {
    let columns = Coverage.bands(from: area.minX, to: area.maxX)
    let rows = Coverage.bands(from: area.minY, to: area.maxY)
    let isSharp = (columns + rows).allSatisfy { $0.covered == 1 }
    // What blends sees what is behind the rectangle, and must not lose sight of it while the rectangle
    // is on its way from one pixel to the next.
    if isSharp || !antialiased || !renderer.blendsPremultiplied
      || items.contains(where: \.looksAtBackdrop)
    {
      var inner = context
      inner.clip = context.clip.intersection(PixelRect(centersIn: area))
      if !inner.clip.isEmpty { try draw(items, inner) }
      return
    }
    let rect = PixelRect(covering: area).intersection(context.clip)
    if rect.intersection(context.wanted).isEmpty { return }
    guard let layer = try flattened(items, context, within: rect) else { return }
    let place = context.onto(layer)
    try aim(place)
    for column in columns where column.covered < 1 {
      let edge = PixelRect(
        minX: column.first, minY: rect.minY, maxX: column.end, maxY: rect.maxY)
      try fill(edge, .clear.with(alpha: column.covered), .keep, place)
    }
    for row in rows where row.covered < 1 {
      let edge = PixelRect(minX: rect.minX, minY: row.first, maxX: rect.maxX, maxY: row.end)
      try fill(edge, .clear.with(alpha: row.covered), .keep, place)
    }
    try put(layer, context)
  }

  /// Draws items as far as others cover them.
  func draw(_ items: [DisplayItem], maskedBy mask: [DisplayItem], _ context: DrawingContext)
    throws(CompositorError)
  {
    let reach = PixelRect(covering: bounds.rect(of: mask, context.matrix)).outset(1, 1)
    let rect = reach.intersection(context.clip)
    if rect.intersection(context.wanted).isEmpty { return }
    guard let layer = try flattened(items, context, within: rect) else { return }
    let cover = try pool.layer(layer.rect)
    try draw(mask, context.onto(cover))
    try multiply(layer, byAlphaOf: cover)
    try put(layer, context)
  }
}
