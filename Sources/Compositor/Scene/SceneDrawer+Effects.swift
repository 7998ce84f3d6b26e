import Drawing
import Foundation
import Geometry
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
    let opacity = Float(min(max(context.opacity, 0), 1))
    let result = source.combined(with: backdrop) { s, d in
      let s = SIMD4<Float>(s) * (opacity / 255)
      let color = mode.composite(s, over: SIMD4<Float>(d) / 255)
      return SIMD4<UInt8>(color.clamped(lowerBound: .zero, upperBound: .one) * 255 + 0.5)
    }
    var place = context
    place.opacity = 1
    try put(result, showing: layer.rect, place, blend: .replace)
  }

  func draw(_ items: [DisplayItem], matrix: ColorMatrix, _ context: DrawingContext)
    throws(CompositorError)
  {
    guard let layer = try flattened(items, context) else { return }
    try put(matrix.applied(to: try read(layer)), showing: layer.rect, context)
  }

  /// Draws a group blurred, or with its shadow below it.
  func drawBlurred(_ effect: Effect, _ items: [DisplayItem], _ context: DrawingContext)
    throws(CompositorError)
  {
    let scale = context.matrix.magnification(over: .zero)
    switch effect {
    case .blur(let radius, let opaque):
      let sigma = Sigma(x: max(0, radius) * scale.x, y: max(0, radius) * scale.y)
      if sigma.isNothing { return try drawFlattened(items, context) }
      guard let blurred = try blur(items, sigma, opaque: opaque, context) else { return }
      try put(blurred.bitmap, showing: blurred.rect, context)

    case .shadow(let color, let radius, let offset):
      let sigma = Sigma(x: max(0, radius) * scale.x, y: max(0, radius) * scale.y)
      if color.alpha > 0 {
        let moved = context.inside(.translation(offset.width, offset.height))
        if let shadow = try self.shadow(of: items, color, sigma, moved) {
          try put(shadow.bitmap, showing: shadow.rect, context)
        }
      }
      try draw(items, context)

    default:
      preconditionFailure("Not an effect that blurs: \(effect)")
    }
  }

  private typealias Pixels = (bitmap: Bitmap, rect: PixelRect)

  private func blur(
    _ items: [DisplayItem], _ sigma: Sigma, opaque: Bool, _ context: DrawingContext
  ) throws(CompositorError) -> Pixels? {
    let reach = sigma.reach
    guard
      let layer = try flattened(
        items, context, within: context.clip.outset(reach.x, reach.y))
    else { return nil }
    if opaque {
      // The edge that is repeated outwards is the last whole pixel's, not a half covered one's.
      let inside = PixelRect(centersIn: bounds.rect(of: items, context.matrix))
        .intersection(layer.rect)
      if inside.isEmpty { return nil }
      let blurred = GaussianBlur(sigma, edges: .repeated).blurred(
        try read(inside, of: layer), showing: inside, into: inside)
      return (blurred, inside)
    }
    let shown = layer.rect.outset(reach.x, reach.y).intersection(context.clip)
    if shown.isEmpty { return nil }
    let blurred = GaussianBlur(sigma, edges: .transparent).blurred(
      try read(layer), showing: layer.rect, into: shown)
    return (blurred, shown)
  }

  private func shadow(
    of items: [DisplayItem], _ color: RGBA, _ sigma: Sigma, _ context: DrawingContext
  ) throws(CompositorError) -> Pixels? {
    let reach = sigma.reach
    guard
      let layer = try flattened(
        items, context, within: context.clip.outset(reach.x, reach.y))
    else { return nil }
    let shown = layer.rect.outset(reach.x, reach.y).intersection(context.clip)
    if shown.isEmpty { return nil }
    let shadow = GaussianBlur(sigma, edges: .transparent).shadow(
      of: try read(layer), showing: layer.rect, into: shown, PremultipliedColor(color))
    return (shadow, shown)
  }
}
