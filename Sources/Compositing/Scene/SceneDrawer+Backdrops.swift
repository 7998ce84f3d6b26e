import Drawing
import Geometry
import Pixels
import Raster

extension SceneDrawer {
  /// Draws what is below, blurred and recoloured, as far as items cover it.
  func draw(
    _ items: [DisplayItem], backdropBlurredBy radius: Double, _ matrix: ColorMatrix,
    _ context: DrawingContext
  ) throws(CompositorError) {
    guard let ground = context.beneath.first, let cover = try flattened(items, context) else {
      return
    }
    let blur = GaussianBlur(Sigma(radius: radius, context.matrix), edges: .repeated)
    let near = blur.reading(for: cover.rect).intersection(ground.rect)
    let seen = context.window.map(near.intersection) ?? near
    let source = seen.isEmpty ? near : seen
    let pane = Bitmap(width: cover.rect.width, height: cover.rect.height)
    for band in blur.bands(of: cover.rect) {
      let read = blur.sigma.isNothing ? band : blur.source(of: band, in: source)
      var picture = try beneath(read, context)
      if !blur.sigma.isNothing { picture = blur.blurred(picture, showing: read, into: band) }
      matrix.applied(to: picture).copy(into: pane, y: band.minY - cover.rect.minY)
    }
    try put(pane.multiplied(byAlphaOf: try read(cover)), showing: cover.rect, context)
  }

  /// The pixels of all layers below, as they lie on one another.
  private func beneath(
    _ rect: PixelRect, _ context: DrawingContext
  ) throws(CompositorError) -> Bitmap {
    var picture = Bitmap(width: rect.width, height: rect.height)
    for (index, layer) in context.beneath.enumerated() {
      let part = rect.intersection(layer.rect)
      if part.isEmpty { continue }
      let above = try read(part, of: layer)
      if index == 0, part == rect {
        picture = above
      } else {
        picture.cover(with: above, x: part.minX - rect.minX, y: part.minY - rect.minY)
      }
    }
    return picture
  }
}

extension Bitmap {
  /// Copies rows of the same width to a place further down in another picture.
  fileprivate func copy(into target: Bitmap, y: Int) {
    for row in 0..<height {
      (target.start + (y + row) * target.stride)
        .copyMemory(from: start + row * stride, byteCount: width * 4)
    }
  }

  /// Puts another picture onto this one, both premultiplied.
  fileprivate func cover(with other: Bitmap, x: Int, y: Int) {
    for row in 0..<other.height {
      let line = (start + (y + row) * stride + x * 4).assumingMemoryBound(to: SIMD4<UInt8>.self)
      let above = (other.start + row * other.stride).assumingMemoryBound(to: SIMD4<UInt8>.self)
      for column in 0..<other.width {
        let top = above[column]
        if top.w == 0 { continue }
        let rest = UInt16(255 - top.w)
        let below = SIMD4<UInt16>(truncatingIfNeeded: line[column]) &* rest &+ 127
        line[column] = top &+ SIMD4<UInt8>(truncatingIfNeeded: below / 255)
      }
    }
  }
}
