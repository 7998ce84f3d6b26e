import Drawing
import Foundation
import Geometry

// What is drawn in one place or size and shown in another.
extension SceneDrawer {
  /// Draws a group in the plane of its own coordinates and puts the picture where it belongs, for
  /// what cannot be done to pixels once they are seen at an angle.
  func drawInOwnPlane(_ item: DisplayItem, _ context: DrawingContext)
    throws(CompositorError)
  {
    let local = bounds.rect(of: item, ProjectionTransform())
    if local.isNull { return }
    let touched = PixelRect(covering: context.matrix.bounds(of: local)).outset(2, 2)
    if touched.intersection(context.visible).isEmpty { return }
    var scale = texelScale(over: local, context, exactly: false).larger
    while max(local.width, local.height) * scale > 4096 { scale /= 2 }
    let plane = ProjectionTransform.scale(scale, scale)
    let rect = PixelRect(covering: plane.bounds(of: local)).outset(1, 1)
    let layer = try pool.layer(rect)
    try draw(item, DrawingContext(matrix: plane, clip: rect, wanted: rect, layer: layer))

    let texture = try drawable(layer)
    let whole = PixelRect(texture.size).moved(rect.minX, rect.minY)
    let shown = CGRect(
      x: Double(whole.minX) / scale, y: Double(whole.minY) / scale,
      width: Double(whole.width) / scale, height: Double(whole.height) / scale)
    try put(texture, showing: shown, through: context.matrix, context)
  }

  /// Draws items seen in perspective with four samples a pixel: what is far away has more texels
  /// than pixels, and its edges and letters would flicker without.
  func drawTipped(_ items: [DisplayItem], _ context: DrawingContext) throws(CompositorError) {
    let rect = PixelRect(covering: bounds.rect(of: items, context.matrix)).outset(2, 2)
      .intersection(context.clip)
    let fine = PixelRect(
      minX: rect.minX * 2, minY: rect.minY * 2, maxX: rect.maxX * 2, maxY: rect.maxY * 2)
    let limit = renderer.facts.largestTexture - 32
    if rect.intersection(context.wanted).isEmpty { return }
    guard fine.width <= limit, fine.height <= limit else {
      return try draw(items, context)
    }
    let layer = try pool.layer(fine)
    var inner = context.onto(layer)
    inner.matrix = context.matrix.concatenating(.scale(2, 2))
    inner.samples = 2
    try draw(items, inner)

    let size = layer.texture.size
    let shown = CGRect(
      x: rect.minX, y: rect.minY, width: size.width / 2, height: size.height / 2)
    try put(layer.texture, showing: shown, through: ProjectionTransform(), context)
  }

  /// The texels a point that fill the pixels where a rectangle is seen.
  func texelScale(over rect: CGRect, _ context: DrawingContext, exactly: Bool) -> TexelScale {
    let most = context.matrix.magnification(over: rect)
    let samples = Double(context.samples)
    // Right before the camera there is no end to magnification.
    let limit = context.matrix.isAffine ? Double.infinity : 8 * scale
    return TexelScale(
      for: (min(most.x / samples, limit), min(most.y / samples, limit)), canvas: scale,
      exactly: exactly)
  }

  /// Draws a whole texture, which shows the rectangle, smoothly where the matrix sends it.
  private func put(
    _ texture: Texture, showing rect: CGRect, through matrix: ProjectionTransform,
    _ context: DrawingContext
  ) throws(CompositorError) {
    let mesh = Mesh(
      of: rect, through: matrix, originX: context.layer.rect.minX,
      originY: context.layer.rect.minY, opacity: context.opacity)
    try aim(context)
    try renderer.draw(mesh, of: texture, blend: .over, smooth: true)
  }
}
