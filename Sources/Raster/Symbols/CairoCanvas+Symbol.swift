import CPango
import Drawing
import Foundation
import Geometry

extension CairoCanvas {
  /// Draws a symbol stretched into its leaf's size, from the symbol's natural one.
  func draw(_ leaf: SymbolLeaf, from book: SymbolBook) throws(ImageError) {
    let artwork = book.artwork(named: leaf.name, weight: leaf.font.weight)
    let bounds = book.bounds(of: leaf.name, weight: leaf.font.weight)
    let (x, y) = (leaf.size.width / bounds.width, leaf.size.height / bounds.height)
    let whole = SymbolArtwork.documentRect
    let rect = CGRect(
      x: (whole.minX - bounds.minX) * x, y: (whole.minY - bounds.minY) * y,
      width: whole.width * x, height: whole.height * y)
    for (svg, paint, opacity) in leaf.layers(of: artwork) {
      if svg.contains("<mask") {
        let (document, pixels) = try onWholePixels(svg, in: rect)
        try draw(document, in: pixels, paint: paint, opacity: opacity)
      } else {
        try draw(try book.document(svg), in: rect, paint: paint, opacity: opacity)
      }
    }
  }

  /// A document that shows the same in a rectangle whose edges lie between pixels: librsvg puts what
  /// is masked together in a picture of its own, which would be resampled anywhere else.
  private func onWholePixels(_ svg: String, in rect: CGRect) throws(ImageError)
    -> (SVGPicture, CGRect)
  {
    var (left, top) = (Double(rect.minX), Double(rect.minY))
    var (right, bottom) = (Double(rect.maxX), Double(rect.maxY))
    cairo_user_to_device(context, &left, &top)
    cairo_user_to_device(context, &right, &bottom)
    let device = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    let snapped = device.integral
    let whole = SymbolArtwork.documentRect
    let (x, y) = (whole.width / device.width, whole.height / device.height)
    let shown = CGRect(
      x: whole.minX + (snapped.minX - device.minX) * x,
      y: whole.minY + (snapped.minY - device.minY) * y, width: snapped.width * x,
      height: snapped.height * y)
    var (minX, minY) = (Double(snapped.minX), Double(snapped.minY))
    var (maxX, maxY) = (Double(snapped.maxX), Double(snapped.maxY))
    cairo_device_to_user(context, &minX, &minY)
    cairo_device_to_user(context, &maxX, &maxY)
    return (
      try SVGPicture(stretching: SymbolArtwork.document(svg, showing: shown)),
      CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    )
  }

  /// The document's alpha in a paint.
  private func draw(_ document: SVGPicture, in rect: CGRect, paint: Paint, opacity: Double)
    throws(ImageError)
  {
    cairo_push_group(context)
    var failure: ImageError?
    do { try document.draw(on: self, in: rect) } catch { failure = error }
    let shape = cairo_pop_group(context)
    cairo_push_group(context)
    setSource(paint)
    cairo_mask(context, shape)
    cairo_pattern_destroy(shape)
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, opacity)
    if let failure { throw failure }
  }
}

extension SymbolLeaf {
  /// What to draw, back to front, in which paint and how strong.
  func layers(of artwork: SymbolArtwork) -> [(svg: String, Paint, opacity: Double)] {
    guard let primary = paints.first else { return [] }
    if let part, artwork.parts.indices.contains(part) {
      let layer = artwork.parts[part]
      let isColored = mode == .multicolor && artwork.colored.count == artwork.parts.count
      let level = isColored ? artwork.colored[part].level : layer.level
      let (paint, opacity) = look(of: level, primary: primary)
      return [(layer.svg, paint, opacity)]
    }
    let steps = artwork.variable.steps
    if let variableValue, !steps.isEmpty {
      let lit = Int(nearest: (variableValue * Double(steps.count)).rounded(.up))
      let parts = steps.enumerated().map { ($1, primary, $0 < lit ? 1 : unlitOpacity) }
      return (artwork.variable.base.isEmpty ? [] : [(artwork.variable.base, primary, 1)]) + parts
    }
    if mode == .monochrome || (mode != .hierarchical && paints.count == 1) {
      return [(artwork.svg, primary, 1)]
    }
    let layers =
      mode == .multicolor && !artwork.colored.isEmpty ? artwork.colored : artwork.layers
    return layers.map { layer in
      let (paint, opacity) = look(of: layer.level, primary: primary)
      return (layer.svg, paint, opacity)
    }
  }

  private func look(of level: Int, primary: Paint) -> (Paint, opacity: Double) {
    switch mode {
    case .monochrome: (primary, 1)
    case .hierarchical: (primary, [1, 0.5, 0.25][min(level, 2)])
    case .palette, .multicolor: (paints[min(level, paints.count - 1)], 1)
    }
  }
}
