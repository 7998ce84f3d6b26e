import Drawing
import Foundation
import Geometry
import Pixels
import Raster

extension SceneDrawer {
  func draw(
    _ items: [DisplayItem], blurredBy radius: Double, opaque: Bool, _ context: DrawingContext
  ) throws(CompositorError) {
    if sigma(radius, context).isNothing { return try drawFlattened(items, context) }
    let effect = Effect.blur(radius: radius, opaque: opaque)
    try draw(effect, items, context) { home throws(CompositorError) in
      let blur = GaussianBlur(
        self.sigma(radius, home), edges: opaque ? .repeated : .transparent,
        mayHalve: self.renderer.blendsPremultiplied)
      return self.making(blur, of: items, at: home, in: home.clip, blur.blurred)
    }
  }

  /// Draws a group with its shadow below it.
  func draw(
    _ items: [DisplayItem], shadow color: RGBA, radius: Double, offset: CGSize,
    _ context: DrawingContext
  ) throws(CompositorError) {
    let effect = Effect.shadow(color: color, radius: radius, offset: offset)
    if color.alpha > 0 {
      try draw(effect, items, context) { home throws(CompositorError) in
        let blur = GaussianBlur(
          self.sigma(radius, home), edges: .transparent,
          mayHalve: self.renderer.blendsPremultiplied)
        let moved = home.inside(.translation(offset.width, offset.height))
        return self.making(blur, of: items, at: moved, in: home.clip) {
          blur.shadow(of: $0, showing: $1, into: $2, PremultipliedColor(color))
        }
      }
    }
    try draw(items, context)
  }

  /// What a blur makes of items, band by band; nil where nothing of it is in the clip.
  ///
  /// - Parameter make: Blurs a picture, given where it is and which pixels to make.
  private func making(
    _ blur: GaussianBlur, of items: [DisplayItem], at place: DrawingContext, in clip: PixelRect,
    _ make: @escaping (_ picture: Bitmap, _ shown: PixelRect, _ wanted: PixelRect) -> Bitmap
  ) -> Making? {
    let reach = blur.sigma.reach
    let bounds = bounds.rect(of: items, place.matrix)
    // The edge that is repeated is that of the last whole pixel, not of a half covered one.
    let whole =
      blur.edges == .repeated
      ? PixelRect(centersIn: bounds) : PixelRect(covering: bounds).outset(1, 1)
    let source = whole.intersection(clip.outset(reach.x, reach.y))
    var rect =
      blur.edges == .repeated ? source : source.outset(reach.x, reach.y).intersection(clip)
    if source.isEmpty || rect.isEmpty { return nil }
    if blur.step == 2 { rect = rect.evenWithNeighbors }
    return Making(rect: rect, step: blur.step, bands: blur.bands(of: rect)) {
      band throws(CompositorError) in
      make(try self.source(items, at: place, in: source), source, band)
    }
  }

  /// Items as a picture of the processor's, which is kept for the next frame: what blurs a page more and more
  /// draws it once.
  ///
  /// - Parameter rect: Which pixels of the place.
  private func source(
    _ items: [DisplayItem], at place: DrawingContext, in rect: PixelRect
  ) throws(CompositorError) -> Bitmap {
    let source = EffectCache.Source(
      items: items, matrix: place.matrix, rect: rect, samples: place.samples)
    if let kept = effects[source] { return kept }
    // Before there is a picture of that size: something far wider than the canvas may be blurred as far.
    let limit = renderer.facts.largestTexture
    guard rect.width <= limit, rect.height <= Int(Bitmap.longestSide) else {
      throw .unusableSize(rect.size, limit: limit)
    }
    let picture = Bitmap(width: rect.width, height: rect.height)
    // Some rows at a time: to draw into the picture's own size would be as much memory again.
    for top in stride(from: rect.minY, to: rect.maxY, by: Self.sourceRows) {
      let rows = PixelRect(
        minX: rect.minX, minY: top, maxX: rect.maxX, maxY: min(top + Self.sourceRows, rect.maxY))
      let layer = try pool.layer(rows)
      try draw(items, place.onto(layer))
      try read(rows, of: layer, to: picture.rows, showing: rect)
    }
    effects[source] = picture
    return picture
  }

  private static let sourceRows = 256

  private func sigma(_ radius: Double, _ context: DrawingContext) -> Sigma {
    Sigma(radius: radius, context.matrix)
  }
}

extension PixelRect {
  /// Pairs of pixels, and those beside them that drawing at twice the size looks at.
  fileprivate var evenWithNeighbors: PixelRect {
    PixelRect(
      minX: (minX & ~1) - 2, minY: (minY & ~1) - 2, maxX: ((maxX + 1) & ~1) + 2,
      maxY: ((maxY + 1) & ~1) + 2)
  }
}

extension ProjectionTransform {
  /// Whether a Gaussian blur stays one, or at least one along the pixels' axes.
  var keepsGaussiansUpright: Bool { axisAligned != nil || uniformScale != nil }
}
