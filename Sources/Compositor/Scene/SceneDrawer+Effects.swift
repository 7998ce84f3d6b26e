import Drawing
import Foundation
import Geometry
import Raster

extension SceneDrawer {
  typealias Pixels = (bitmap: Bitmap, rect: PixelRect)

  func draw(_ items: [DisplayItem], matrix: ColorMatrix, _ context: DrawingContext)
    throws(CompositorError)
  {
    try draw(.colorMatrix(matrix), items, context) { home throws(CompositorError) in
      guard let layer = try self.flattened(items, home) else { return nil }
      return (matrix.applied(to: try self.read(layer)), layer.rect)
    }
  }

  func draw(
    _ items: [DisplayItem], blurredBy radius: Double, opaque: Bool, _ context: DrawingContext
  ) throws(CompositorError) {
    let sigma = sigma(radius, context)
    if sigma.isNothing { return try drawFlattened(items, context) }
    let effect = Effect.blur(radius: radius, opaque: opaque)
    try draw(effect, items, context) { home throws(CompositorError) in
      let reach = sigma.reach
      let around = home.clip.outset(reach.x, reach.y)
      guard let layer = try self.flattened(items, home, within: around) else { return nil }
      let blur = GaussianBlur(sigma, edges: opaque ? .repeated : .transparent)
      if opaque {
        // The edge that is repeated is that of the last whole pixel, not of a half covered one.
        let inside = PixelRect(centersIn: self.bounds.rect(of: items, home.matrix))
          .intersection(layer.rect)
        if inside.isEmpty { return nil }
        let source = try self.read(inside, of: layer)
        return (blur.blurred(source, showing: inside, into: inside), inside)
      }
      let shown = layer.rect.outset(reach.x, reach.y).intersection(home.clip)
      if shown.isEmpty { return nil }
      return (blur.blurred(try self.read(layer), showing: layer.rect, into: shown), shown)
    }
  }

  /// Draws a group with its shadow below it.
  func draw(
    _ items: [DisplayItem], shadow color: RGBA, radius: Double, offset: CGSize,
    _ context: DrawingContext
  ) throws(CompositorError) {
    let effect = Effect.shadow(color: color, radius: radius, offset: offset)
    if color.alpha > 0 {
      let sigma = sigma(radius, context)
      try draw(effect, items, context) { home throws(CompositorError) in
        let moved = home.inside(.translation(offset.width, offset.height))
        let reach = sigma.reach
        let around = home.clip.outset(reach.x, reach.y)
        guard let layer = try self.flattened(items, moved, within: around) else { return nil }
        let shown = layer.rect.outset(reach.x, reach.y).intersection(home.clip)
        if shown.isEmpty { return nil }
        let shadow = GaussianBlur(sigma, edges: .transparent).shadow(
          of: try self.read(layer), showing: layer.rect, into: shown, PremultipliedColor(color))
        return (shadow, shown)
      }
    }
    try draw(items, context)
  }

  private func sigma(_ radius: Double, _ context: DrawingContext) -> Sigma {
    let scale = context.matrix.magnification(over: .zero)
    return Sigma(x: max(0, radius) * scale.x, y: max(0, radius) * scale.y)
  }

  /// Draws what an effect makes of items, and keeps it for the next frame.
  ///
  /// - Parameter make: Makes the picture in another place: as near to the canvas's corner as whole
  ///   pixels allow, so that a group that moves by whole pixels, as scrolling ones do, is one picture.
  private func draw(
    _ effect: Effect, _ items: [DisplayItem], _ context: DrawingContext,
    _ make: (DrawingContext) throws(CompositorError) -> Pixels?
  ) throws(CompositorError) {
    var (home, dx, dy) = context.nearCorner
    let whole = PixelRect(covering: bounds.rect(of: .group(effect, items), home.matrix))
      .outset(1, 1)
    if whole.intersection(home.visible).isEmpty { return }
    // All of it, if that is not much more than can be seen: then more of it may come into sight.
    home.clip =
      whole.size.area <= 2 * canvas.area ? whole : whole.intersection(home.clip)
    home.wanted = home.clip
    let key = EffectCache.Key(
      effect: effect, items: items, matrix: home.matrix, clip: home.clip, samples: home.samples)
    var entry = effects[key]
    if entry == nil, let made = try make(home) {
      let new = EffectCache.Entry(texture: try renderer.texture(of: made.bitmap), rect: made.rect)
      effects[key] = new
      entry = new
    }
    guard let entry else { return }
    try put(entry.texture, showing: entry.rect.moved(dx, dy), context, blend: .over)
  }
}

extension DrawingContext {
  /// The same context moved by whole pixels to the canvas's corner, and how far that was.
  fileprivate var nearCorner: (DrawingContext, dx: Int, dy: Int) {
    guard matrix.isAffine, abs(matrix.m31) < 1e6, abs(matrix.m32) < 1e6 else {
      return (self, 0, 0)
    }
    // On a grid of 1/4096 px, so that positions a whole number apart are so to the last bit.
    let (x, y) = ((matrix.m31 * 4096).rounded() / 4096, (matrix.m32 * 4096).rounded() / 4096)
    let (dx, dy) = (x.rounded(.down), y.rounded(.down))
    var home = self
    home.matrix.m31 = x - dx
    home.matrix.m32 = y - dy
    home.clip = clip.moved(-Int(dx), -Int(dy))
    home.wanted = wanted.moved(-Int(dx), -Int(dy))
    return (home, Int(dx), Int(dy))
  }
}
