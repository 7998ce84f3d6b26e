import Drawing
import Foundation
import Geometry
import Pixels
import Raster

// What is done with a layer once it is drawn.
extension SceneDrawer {
  /// The layer's texture in the form that `Blend.over` takes.
  func drawable(_ layer: Layer) throws(CompositorError) -> Texture {
    renderer.blendsPremultiplied ? layer.texture : try renderer.texture(of: read(layer))
  }

  /// The layer's pixels.
  func read(_ layer: Layer) throws(CompositorError) -> Bitmap {
    try read(layer.rect, of: layer)
  }

  /// Some of the layer's pixels.
  ///
  /// - Parameter rect: Pixels of the canvas, inside the layer's.
  func read(_ rect: PixelRect, of layer: Layer) throws(CompositorError) -> Bitmap {
    let bitmap = Bitmap(width: rect.width, height: rect.height)
    try read(rect, of: layer, to: bitmap.rows, showing: rect)
    return bitmap
  }

  /// Some of the layer's pixels, to their place in a picture.
  ///
  /// - Parameters:
  ///   - rect: Pixels of the canvas, inside the layer's and `shown`.
  ///   - shown: The pixels of the canvas that the picture shows.
  func read(
    _ rect: PixelRect, of layer: Layer, to picture: PixelRows, showing shown: PixelRect
  ) throws(CompositorError) {
    try renderer.aim(at: layer.texture, clip: PixelRect(layer.texture.size))
    try renderer.read(
      rect.moved(-layer.rect.minX, -layer.rect.minY),
      to: picture.start + (rect.minY - shown.minY) * picture.stride + (rect.minX - shown.minX) * 4,
      stride: picture.stride)
  }

  /// Draws a layer where it belongs.
  func put(_ layer: Layer, _ context: DrawingContext, blend: Blend = .over)
    throws(CompositorError)
  {
    let texture = try drawable(layer)
    try put(texture, showing: layer.rect, context, blend: blend)
  }

  /// Draws pixels made by the processor.
  func put(
    _ bitmap: Bitmap, showing rect: PixelRect, _ context: DrawingContext, blend: Blend = .over
  ) throws(CompositorError) {
    let texture = try renderer.texture(of: bitmap, for: blend)
    try put(texture, showing: rect, context, blend: blend)
  }

  func put(
    _ texture: Texture, showing rect: PixelRect, _ context: DrawingContext, blend: Blend
  ) throws(CompositorError) {
    let shown = rect.intersection(context.clip)
    if shown.intersection(context.wanted).isEmpty { return }
    let origin = context.layer.rect
    let mesh = Mesh(
      copying: shown.moved(-rect.minX, -rect.minY), of: texture.size,
      toX: shown.minX - origin.minX, y: shown.minY - origin.minY, opacity: context.opacity)
    try aim(context)
    try renderer.draw(mesh, of: texture, blend: blend, smooth: false)
  }

  /// Multiplies a layer by another's alpha, where that is wanted; the other holds the same pixels.
  func multiply(_ layer: Layer, byAlphaOf mask: Layer, _ wanted: PixelRect)
    throws(CompositorError)
  {
    let place = DrawingContext(
      matrix: ProjectionTransform(), clip: layer.rect, wanted: wanted, layer: layer)
    if renderer.blendsPremultiplied {
      return try put(mask.texture, showing: mask.rect, place, blend: .keep)
    }
    let product = try read(layer).multiplied(byAlphaOf: try read(mask))
    try put(product, showing: layer.rect, place, blend: .replace)
  }
}

extension Bitmap {
  /// This picture times another's alpha; both are the same size.
  func multiplied(byAlphaOf mask: Bitmap) -> Bitmap {
    combined(with: mask) { pixel, mask in
      let alpha = UInt16(mask.w)
      let product = SIMD4<UInt16>(truncatingIfNeeded: pixel) &* alpha &+ 127
      return SIMD4<UInt8>(truncatingIfNeeded: product / 255)
    }
  }
}
