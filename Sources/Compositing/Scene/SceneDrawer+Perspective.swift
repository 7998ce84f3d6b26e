import Drawing
import Foundation
import Geometry
import Pixels

// What is drawn in one place or size and shown in another.
extension SceneDrawer {
  /// Draws a group in the plane of its own coordinates and puts the picture where it belongs, for
  /// what cannot be done to pixels once they are seen at an angle.
  func drawInOwnPlane(_ effect: Effect, _ items: [DisplayItem], _ context: DrawingContext)
    throws(CompositorError)
  {
    guard let plane = ownPlane(of: effect, items, context) else { return }
    let layer = try pool.layer(plane.clip)
    try draw(.group(effect, items), plane.onto(layer))

    let texture = try drawable(layer)
    let whole = PixelRect(texture.size).moved(layer.rect.minX, layer.rect.minY)
    try put(texture, showing: whole, of: plane, context)
  }

  /// Draws a whole texture, made in a group's own plane, where the group belongs.
  func put(
    _ texture: Texture, showing rect: PixelRect, of plane: DrawingContext,
    _ context: DrawingContext
  ) throws(CompositorError) {
    let shown = plane.matrix.inverted().bounds(of: rect.rect)
    try put(texture, showing: shown, through: context.matrix, context)
  }

  /// A place to draw a group in the plane of its own coordinates; nil where nothing of it can be
  /// seen. The texels are what the group's leaves have, so that these are painted once.
  func ownPlane(
    of effect: Effect, _ items: [DisplayItem], _ context: DrawingContext
  ) -> DrawingContext? {
    let local = bounds.rect(of: .group(effect, items), ProjectionTransform())
    if local.isNull { return nil }
    let touched = PixelRect(covering: context.matrix.bounds(of: local)).outset(2, 2)
    if touched.intersection(context.visible).isEmpty { return nil }
    var scale = texelScale(
      over: bounds.rect(of: items, ProjectionTransform()), context, exactly: false)
    while max(local.width * scale.x, local.height * scale.y) > 4096 { scale.reduce(by: 0.5) }
    let matrix = ProjectionTransform.scale(scale.x, scale.y)
    let rect = PixelRect(covering: matrix.bounds(of: local)).outset(1, 1)
    return DrawingContext(matrix: matrix, clip: rect, wanted: rect, layer: context.layer)
  }

  /// Draws items seen in perspective with four samples a pixel: what is far away has more texels
  /// than pixels, and its edges and letters would flicker without.
  func drawTipped(_ items: [DisplayItem], _ context: DrawingContext) throws(CompositorError) {
    let rect = tippedRect(of: items, context)
    if rect.intersection(context.wanted).isEmpty { return }
    guard rect.width * 2 <= renderer.facts.largestTexture - 32 else {
      return try draw(items, context)
    }
    // Some rows at a time: four times the pixels of a screen would be much memory.
    for top in stride(from: rect.minY, to: rect.maxY, by: Self.tippedRows) {
      let rows = PixelRect(
        minX: rect.minX, minY: top, maxX: rect.maxX, maxY: min(top + Self.tippedRows, rect.maxY))
      try drawTipped(items, rows, context)
    }
  }

  private static let tippedRows = 128

  /// The pixels that items seen in perspective may change.
  func tippedRect(of items: [DisplayItem], _ context: DrawingContext) -> PixelRect {
    PixelRect(covering: bounds.rect(of: items, context.matrix)).outset(2, 2)
      .intersection(context.clip)
  }

  private func drawTipped(
    _ items: [DisplayItem], _ rect: PixelRect, _ context: DrawingContext
  ) throws(CompositorError) {
    if rect.intersection(context.wanted).isEmpty { return }
    let fine = PixelRect(
      minX: rect.minX * 2, minY: rect.minY * 2, maxX: rect.maxX * 2, maxY: rect.maxY * 2)
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
    var texels = TexelScale(
      for: (min(most.x / samples, limit), min(most.y / samples, limit)), canvas: scale,
      exactly: exactly)
    guard !context.matrix.isAffine else { return texels }
    // Only what is nearest is seen that large. No more of it than half a canvas, unless it has more
    // texels lying flat; Core Animation never takes more than those.
    let area = Double(rect.width * rect.height)
    while area * texels.x * texels.y > Double(leafArea / 2), texels.larger > scale {
      texels.reduce(by: exp2(-1.0 / 8))
    }
    return texels
  }

  /// Texels that a leaf may have without further thought.
  var leafArea: Int { max(canvas.area, 1 << 18) }

  /// Draws a whole texture, which shows the rectangle, smoothly where the matrix sends it.
  func put(
    _ texture: Texture, showing rect: CGRect, through matrix: ProjectionTransform,
    _ context: DrawingContext
  ) throws(CompositorError) {
    let mesh = Mesh(
      of: rect, through: matrix, originX: context.layer.rect.minX,
      originY: context.layer.rect.minY, opacity: context.opacity, visible: context.visible.rect,
      needs: needs(of: texture, context))
    try draw(mesh, of: texture, blend: .over, smooth: true, context)
  }

  /// How small a texture's triangles have to be here.
  func needs(of texture: Texture, _ context: DrawingContext) -> Mesh.Needs {
    Mesh.Needs(
      small: renderer.blendsPremultiplied ? nil : texture.size, samples: context.samples,
      dividesByDepth: renderer.perspective != nil)
  }

  /// Draws a mesh, no pixel of it twice.
  func draw(
    _ mesh: Mesh, of texture: Texture, blend: Blend, smooth: Bool, _ context: DrawingContext
  ) throws(CompositorError) {
    guard mesh.isCrowded else {
      try aim(context)
      return try renderer.draw(mesh, of: texture, blend: blend, smooth: smooth)
    }
    // What is translucent would get denser wherever triangles lie upon one another: in a layer of its own
    // each takes the place of those before. It holds straight alpha then, as textures do here.
    let layer = try pool.layer(context.clip)
    let (here, there) = (context.layer.rect, layer.rect)
    let moved = mesh.moved(here.minX - there.minX, here.minY - there.minY)
    try aim(context.onto(layer))
    try renderer.draw(moved.fadingAlphaOnly, of: texture, blend: .replace, smooth: smooth)
    var whole = context
    whole.opacity = 1
    try put(layer.texture, showing: layer.rect, whole, blend: blend)
  }
}
