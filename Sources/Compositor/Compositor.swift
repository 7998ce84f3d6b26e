import Drawing
import Geometry
import Raster

/// Turns display lists into pixels, with no display of any kind.
///
/// The same list gives the same bytes, whatever was drawn before. Not safe to use from two threads
/// at once; more than that, all calls have to come from the thread that made it, because an OpenGL
/// context belongs to a thread.
package final class Compositor {
  package let size: PixelSize
  /// Pixels a point.
  package let scale: Double
  package let facts: RendererFacts
  package private(set) var statistics = CompositorStatistics()

  private let renderer: Renderer
  private let drawer: SceneDrawer

  /// - Parameters:
  ///   - size: The canvas in pixels.
  ///   - painter: Paints the leaves.
  ///   - budget: Bytes of painted leaves to keep from frame to frame.
  /// - Throws: ``CompositorError/noRenderer(tried:)`` where the chosen renderer does not start
  ///   (`auto` falls back to the software renderer and says so in ``facts``),
  ///   ``CompositorError/unusableSize(_:limit:)``, or what SDL could not do.
  package convenience init(
    size: PixelSize, scale: Double, painter: any LeafPainting, renderer: RendererChoice = .auto,
    budget: Int = 64 << 20
  ) throws(CompositorError) {
    try self.init(
      size: size, scale: scale, painter: painter, on: Renderer(renderer), budget: budget)
  }

  init(
    size: PixelSize, scale: Double, painter: any LeafPainting, on renderer: Renderer,
    budget: Int = 64 << 20
  ) throws(CompositorError) {
    let limit = renderer.facts.largestTexture
    guard 1...limit ~= size.width, 1...limit ~= size.height else {
      throw .unusableSize(size, limit: limit)
    }
    precondition(scale > 0 && scale.isFinite, "A canvas has more than 0 pixels a point")
    self.size = size
    self.scale = scale
    self.renderer = renderer
    facts = renderer.facts
    drawer = SceneDrawer(
      renderer: renderer,
      leaves: LeafCache(painter: painter, renderer: renderer, budget: budget), canvas: size,
      scale: scale)
  }

  /// Draws the list over the background and reads it back: premultiplied, exactly ``size``.
  package func draw(_ list: DisplayList, background: RGBA) throws(CompositorError) -> Bitmap {
    let start = ContinuousClock.now
    let paintBefore = drawer.leaves.paintTime
    let frame = try drawer.frame(list, over: background)
    let drawn = ContinuousClock.now
    let bitmap = try drawer.read(frame)
    let end = ContinuousClock.now
    drawer.endFrame()

    let painting = drawer.leaves.paintTime - paintBefore
    statistics.frames += 1
    statistics.paint += painting
    statistics.composite += drawn - start - painting
    statistics.readBack += end - drawn
    statistics.texturesPainted = drawer.leaves.paintedCount
    statistics.cachedBytes = drawer.cachedBytes
    return bitmap
  }
}
