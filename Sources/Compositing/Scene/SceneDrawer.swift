import Drawing
import Foundation
import Geometry
import Pixels
import Raster

/// Draws items into layers. Knows nothing of windows or files: whoever has a renderer can draw.
final class SceneDrawer {
  let renderer: Renderer
  let leaves: LeafCache
  let effects = EffectCache()
  let pool: TargetPool
  let bounds: SceneBounds
  /// Draws what nobody sees as well: whether it looks the same can be compared.
  var drawsHidden = false
  /// The canvas's pixels a point.
  let scale: Double
  let canvas: PixelSize

  init(renderer: Renderer, leaves: LeafCache, canvas: PixelSize, scale: Double) {
    self.renderer = renderer
    self.leaves = leaves
    self.canvas = canvas
    self.scale = scale
    pool = TargetPool(renderer: renderer)
    bounds = SceneBounds(leaves: leaves)
  }

  /// A frame, in a layer as large as the canvas.
  ///
  /// - Parameter wanted: The pixels to draw; all others are left as they may be.
  func frame(_ list: DisplayList, over background: RGBA, wanted: PixelRect)
    throws(CompositorError) -> Layer
  {
    let layer = try pool.layer(PixelRect(canvas), cleared: false)
    let context = DrawingContext(
      matrix: canvasMatrix, clip: layer.rect, wanted: backdrops(in: list).reading(for: wanted),
      layer: layer, beneath: [layer])
    try aim(context)
    let uncovered = uncovered(list.items, context)
    var ground = context
    ground.wanted = uncovered?.below ?? context.wanted
    try fill(layer.rect, PremultipliedColor(background), .replace, ground)
    try draw(list.items, uncovered, context)
    return layer
  }

  /// From the points of a display list to the canvas's pixels.
  var canvasMatrix: ProjectionTransform { .scale(scale, scale) }

  /// Where two lists can look different.
  func difference(_ old: DisplayList, _ new: DisplayList) -> PixelRect {
    let pixels = SceneDifference(bounds: bounds)
      .pixels(from: old.items, to: new.items, canvasMatrix).intersection(PixelRect(canvas))
    return pixels.isEmpty ? pixels : backdrops(in: new).showing(pixels)
  }

  private func backdrops(in list: DisplayList) -> SceneBackdrops {
    SceneBackdrops(list.items, canvasMatrix, bounds: bounds, canvas: PixelRect(canvas))
  }

  /// Bytes of textures kept for the frames to come.
  var cachedBytes: Int { leaves.cachedBytes + effects.byteCount + pool.byteCount }

  /// Lets go of what has not been needed for a while.
  func endFrame() {
    leaves.endFrame()
    effects.endFrame()
    pool.endFrame()
  }

  func draw(_ items: [DisplayItem], _ context: DrawingContext) throws(CompositorError) {
    try draw(items, uncovered(items, context), context)
  }

  private func draw(
    _ items: [DisplayItem], _ uncovered: Uncovered?, _ context: DrawingContext
  ) throws(CompositorError) {
    guard let uncovered else {
      for item in items { try draw(item, context) }
      return
    }
    for (item, seen) in zip(items, uncovered.items) where !seen.isEmpty {
      var context = context
      context.wanted = seen
      try draw(item, context)
    }
  }

  func draw(_ item: DisplayItem, _ context: DrawingContext) throws(CompositorError) {
    switch item {
    case .leaf(let leaf, let point):
      let context = context.inside(.translation(point.x, point.y))
      if case .shape(let shape) = leaf, try fill(shape, context) { return }
      try stamp(.leaf(leaf), context, blend: .over)
    case .group(let effect, let items):
      try draw(effect, items, context)
    }
  }

  private func draw(_ effect: Effect, _ items: [DisplayItem], _ context: DrawingContext)
    throws(CompositorError)
  {
    switch effect {
    case .opacity(let opacity):
      try draw(items, opacity: opacity, context)
    case .transform(let transform):
      var inner = context.inside(transform)
      // Seen exactly from the side, or shrunk to nothing.
      guard inner.matrix.isInvertible else { return }
      if inner.matrix.isAffine || !context.matrix.isAffine {
        return try draw(items, inner)
      }
      if renderer.blendsPremultiplied, !items.contains(where: \.looksAtBackdrop) {
        if let outer = items.tipped(by: transform) { return try draw(outer, context) }
        return try drawTipped(items, inner)
      }
      // Close to the camera the soft edge of a texture is many pixels wide: no further than what is
      // known to be drawn.
      inner.clip = tippedRect(of: items, inner)
      if !inner.visible.isEmpty { try draw(items, inner) }
    case .flatten:
      try drawFlattened(items, context)
    case .clip(let path, let evenOdd, let antialiased):
      try draw(
        items, clippedTo: path, evenOdd: evenOdd, antialiased: antialiased, context)
    case .mask(let mask):
      try draw(items, maskedBy: mask, context)
    case .blend(let mode):
      try draw(items, mode: mode, context)
    case .backdrop(let radius, let matrix):
      try draw(items, backdropBlurredBy: radius, matrix, context)
    case .colorMatrix(let matrix):
      try draw(items, matrix: matrix, context)
    case .blur(_, opaque: true) where !context.matrix.keepsGaussiansUpright:
      try drawInOwnPlane(effect, items, context)
    case .blur(let radius, let opaque):
      try draw(items, blurredBy: radius, opaque: opaque, context)
    case .shadow(let color, let radius, let offset):
      try draw(items, shadow: color, radius: radius, offset: offset, context)
    }
  }

  // MARK: Groups

  /// Items drawn into a layer of their own; nil where they leave no trace inside the clip.
  ///
  /// - Parameter limit: The pixels that are needed, where those are not just the clip's.
  func flattened(
    _ items: [DisplayItem], _ context: DrawingContext, within limit: PixelRect? = nil
  ) throws(CompositorError) -> Layer? {
    let rect = PixelRect(covering: bounds.rect(of: items, context.matrix)).outset(1, 1)
      .intersection(limit ?? context.clip)
    if rect.isEmpty || (limit == nil && rect.intersection(context.wanted).isEmpty) { return nil }
    let layer = try pool.layer(rect)
    try draw(items, context.above(layer))
    return layer
  }

  private func draw(_ items: [DisplayItem], opacity: Double, _ context: DrawingContext)
    throws(CompositorError)
  {
    let opacity = min(opacity, 1)
    guard opacity > 0 else { return }
    if opacity == 1, context.opacity == 1 { return try draw(items, context) }
    var faded = context
    faded.opacity *= opacity
    if bounds.fadesEach(items, context.matrix) {
      return try draw(items, faded)
    }
    try drawFlattened(items, faded)
  }

  func drawFlattened(_ items: [DisplayItem], _ context: DrawingContext) throws(CompositorError) {
    if bounds.isOneDraw(items) { return try draw(items, context) }
    guard let layer = try flattened(items, context) else { return }
    try put(layer, context)
  }
}

extension DisplayItem {
  /// Whether it shows what is below it blurred.
  var blursBackdrop: Bool {
    guard case .group(let effect, let items) = self else { return false }
    if case .backdrop(let radius, _) = effect { return radius > 0 }
    return items.contains(where: \.blursBackdrop)
  }

  /// Whether what it looks like depends on what is below it.
  var looksAtBackdrop: Bool {
    guard case .group(let effect, let items) = self else { return false }
    switch effect {
    case .blend, .backdrop: return true
    default: return items.contains(where: \.looksAtBackdrop)
    }
  }
}
