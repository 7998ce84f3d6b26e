import Drawing
import Foundation
import Geometry
import Pixels
import Raster

extension SceneDrawer {
  /// A picture that the processor makes, band by band.
  struct Making {
    /// Where it is.
    let rect: PixelRect
    /// Pixels of the place along each side of one of the picture's.
    var step = 1
    let bands: [PixelRect]
    let pixels: (_ band: PixelRect) throws(CompositorError) -> Bitmap
  }

  func draw(_ items: [DisplayItem], matrix: ColorMatrix, _ context: DrawingContext)
    throws(CompositorError)
  {
    try draw(.colorMatrix(matrix), items, context) { home throws(CompositorError) in
      guard let layer = try self.flattened(items, home) else { return nil }
      return Making(rect: layer.rect, bands: [layer.rect]) { band throws(CompositorError) in
        matrix.applied(to: try self.read(band, of: layer))
      }
    }
  }

  /// Draws what an effect makes of items, and keeps it for the next frame.
  ///
  /// - Parameter make: Makes the picture in another place: as near to the canvas's corner as whole
  ///   pixels allow, so that a group that moves by whole pixels, as scrolling ones do, is one picture;
  ///   or in the group's own plane, where blurring pixels that are seen at an angle is not the same.
  func draw(
    _ effect: Effect, _ items: [DisplayItem], _ context: DrawingContext,
    _ make: (DrawingContext) throws(CompositorError) -> Making?
  ) throws(CompositorError) {
    if effect.isGaussian, !context.matrix.keepsGaussiansUpright {
      guard let plane = ownPlane(of: effect, items, context),
        let entry = try entry(effect, items, plane, make)
      else { return }
      return try put(entry.texture, showing: entry.rect, of: plane, context)
    }
    var (home, dx, dy) = context.nearCorner
    let whole = PixelRect(covering: bounds.rect(of: .group(effect, items), home.matrix)).outset(
      1, 1)
    if whole.intersection(home.visible).isEmpty { return }
    home.clip = isMadeWhole(whole, items) ? whole : whole.intersection(home.clip)
    home.wanted = home.clip
    guard let entry = try entry(effect, items, home, make) else { return }
    let place = entry.rect.moved(dx, dy)
    if entry.texture.size == place.size {
      try put(entry.texture, showing: place, context, blend: .over)
    } else {
      try put(entry.texture, showing: place.rect, through: ProjectionTransform(), context)
    }
  }

  /// Whether all of it is made, which is not much more than can be seen: then more of it may come into sight.
  ///
  /// What is seen in perspective seldom moves by whole pixels, and comes to many more samples.
  private func isMadeWhole(_ rect: PixelRect, _ items: [DisplayItem]) -> Bool {
    rect.size.area <= 2 * canvas.area && !items.contains(where: \.isTipped)
  }

  /// What was kept, or is made now.
  private func entry(
    _ effect: Effect, _ items: [DisplayItem], _ home: DrawingContext,
    _ make: (DrawingContext) throws(CompositorError) -> Making?
  ) throws(CompositorError) -> EffectCache.Entry? {
    let key = EffectCache.Key(
      effect: effect, items: items, matrix: home.matrix, clip: home.clip, samples: home.samples)
    if let kept = effects[key] { return kept }
    guard let making = try make(home) else { return nil }
    effects.makeRoom(insteadOf: items)
    let made = EffectCache.Entry(texture: try texture(making), rect: making.rect)
    effects[key] = made
    return made
  }

  private func texture(_ making: Making) throws(CompositorError) -> Texture {
    let rect = making.rect
    let step = making.step
    let texture = try renderer.texture(
      PixelSize(width: rect.width / step, height: rect.height / step))
    try PixelMemory.shared.keepingMore { () throws(CompositorError) in
      for band in making.bands {
        try renderer.update(
          texture, x: (band.minX - rect.minX) / step, y: (band.minY - rect.minY) / step,
          with: making.pixels(band))
      }
    }
    return texture
  }
}

extension Effect {
  fileprivate var isGaussian: Bool {
    switch self {
    case .blur, .shadow: true
    default: false
    }
  }
}

extension DrawingContext {
  /// The same context moved by whole pixels to the canvas's corner, and how far that was.
  fileprivate var nearCorner: (DrawingContext, dx: Int, dy: Int) {
    guard matrix.isAffine, abs(matrix.m31) < 1e6, abs(matrix.m32) < 1e6 else {
      return (apart, 0, 0)
    }
    // On a grid of 1/4096 px, so that positions a whole number apart are so to the last bit.
    let (x, y) = ((matrix.m31 * 4096).rounded() / 4096, (matrix.m32 * 4096).rounded() / 4096)
    let (dx, dy) = (x.rounded(.down), y.rounded(.down))
    var home = apart
    home.matrix.m31 = x - dx
    home.matrix.m32 = y - dy
    home.clip = clip.moved(-Int(dx), -Int(dy))
    home.wanted = wanted.moved(-Int(dx), -Int(dy))
    return (home, Int(dx), Int(dy))
  }
}
