import Drawing
import Raster

extension SceneDrawer {
  /// Draws a group onto what is below it in the same layer.
  func draw(_ items: [DisplayItem], mode: BlendMode, _ context: DrawingContext)
    throws(CompositorError)
  {
    guard let layer = try flattened(items, context) else { return }
    if let blend = mode.blend, blend == .over || renderer.blendsPremultiplied {
      return try put(layer, context, blend: blend)
    }
    let source = try read(layer)
    let backdrop = try read(layer.rect, of: context.layer)
    let opacity = Float(min(1, max(0, context.opacity)))
    let result = source.combined(with: backdrop) { s, d in
      let s = SIMD4<Float>(s) * (opacity / 255)
      let color = mode.composite(s, over: SIMD4<Float>(d) / 255)
      return SIMD4<UInt8>(nearest: color.clamped(lowerBound: .zero, upperBound: .one) * 255)
    }
    var place = context
    place.opacity = 1
    try put(result, showing: layer.rect, place, blend: .replace)
  }
}
