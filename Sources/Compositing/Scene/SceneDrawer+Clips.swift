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
    let mask = Subject.mask(path, evenOdd: evenOdd, antialiased: antialiased)
    // What blurs what is behind it looks beyond its own pixels, and so beyond a piece's.
    let whole =
      items.contains(where: \.blursBackdrop) ? .empty : wholeInside(path, rect, context)
    var clipped = context
    clipped.window = window(area, within: rect, context)
    for part in rect.pieces(around: whole) {
      try draw(items, clippedBy: mask, within: part, clipped)
    }
    var inner = context
    inner.clip = whole
    if !inner.visible.isEmpty { try draw(items, inner) }
  }

  /// Pixels of a path's middle that it covers wholly, where items can be drawn as if there were no path;
  /// empty where that is not worth it.
  ///
  /// A function of the path and its place alone, as is on which side of it a pixel lies: a layer's pixels
  /// may be another in their last bit.
  private func wholeInside(_ path: Path, _ rect: PixelRect, _ context: DrawingContext) -> PixelRect
  {
    guard context.opacity == 1, let place = context.matrix.axisAligned, let middle = path.middle
    else { return .empty }
    let whole = PixelRect(wholeIn: place.apply(middle)).intersection(rect)
    return whole.size.area >= Self.worthLeavingOut && whole.size.area * 2 >= rect.size.area
      ? whole : .empty
  }

  /// Pixels. For less, a layer costs less than drawing a group piece by piece.
  private static let worthLeavingOut = 1 << 14

  /// What glass inside a path looks at. An edge's pixels that the path covers in part have something of what is behind
  /// it; beyond them they would be repeated, and it would be seen in all of the glass that is near.
  private func window(_ area: CGRect, within rect: PixelRect, _ context: DrawingContext)
    -> PixelRect
  {
    let whole = PixelRect(wholeIn: area).intersection(rect)
    let seen = whole.isEmpty ? rect : whole
    return context.window.map(seen.intersection) ?? seen
  }

  private func draw(
    _ items: [DisplayItem], clippedBy mask: Subject, within rect: PixelRect,
    _ context: DrawingContext
  ) throws(CompositorError) {
    if rect.intersection(context.wanted).isEmpty { return }
    guard let layer = try flattened(items, context, within: rect) else { return }
    let cover = try pool.layer(layer.rect)
    try stamp(mask, context.onto(cover, wanting: context.wanted), blend: .over)
    try multiply(layer, byAlphaOf: cover, context.wanted)
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
    let place = context.onto(layer, wanting: context.wanted)
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
    try draw(mask, context.onto(cover, wanting: context.wanted))
    try multiply(layer, byAlphaOf: cover, context.wanted)
    try put(layer, context)
  }
}
