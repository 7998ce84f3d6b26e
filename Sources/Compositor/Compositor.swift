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

  /// The pixels that the last ``draw(_:background:)`` drew; all others are as they were before it.
  package private(set) var damage: PixelRect

  private let drawer: SceneDrawer
  private var previous: (list: DisplayList, background: RGBA, bitmap: Bitmap)?

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
    damage = PixelRect(size)
    facts = renderer.facts
    drawer = SceneDrawer(
      renderer: renderer,
      leaves: LeafCache(painter: painter, renderer: renderer, budget: budget), canvas: size,
      scale: scale)
  }

  /// Draws the list over the background and reads it back: premultiplied, exactly ``size``.
  ///
  /// Only where the list differs from the one before is anything drawn; a list that does not differ
  /// gives the same bitmap again.
  ///
  /// - Throws: ``CompositorError/wrongThread``, or what SDL could not do.
  package func draw(_ list: DisplayList, background: RGBA) throws(CompositorError) -> Bitmap {
    try drawer.renderer.checkThread()
    damage = PixelRect(size)
    if let previous, previous.background == background {
      damage = drawer.difference(previous.list, list)
      if damage.isEmpty { return previous.bitmap }
    }
    let start = ContinuousClock.now
    let paintBefore = drawer.leaves.paintTime
    let frame = try drawer.frame(list, over: background, wanted: damage)
    let drawn = ContinuousClock.now
    var bitmap = try drawer.read(damage, of: frame)
    if let previous, damage != PixelRect(size) {
      bitmap = previous.bitmap.replacing(damage, with: bitmap)
    }
    previous = (list, background, bitmap)
    drawer.endFrame()
    note(painting: drawer.leaves.paintTime - paintBefore, start, drawn)
    return bitmap
  }

  private func note(
    painting: Duration, _ start: ContinuousClock.Instant, _ drawn: ContinuousClock.Instant
  ) {
    statistics.frames += 1
    statistics.paint += painting
    statistics.composite += drawn - start - painting
    statistics.readBack += ContinuousClock.now - drawn
    statistics.texturesPainted = drawer.leaves.paintedCount
    statistics.cachedBytes = drawer.cachedBytes
  }
}

extension Bitmap {
  /// A copy with a part of it replaced; the part's upper left pixel is the rectangle's.
  fileprivate func replacing(_ rect: PixelRect, with part: Bitmap) -> Bitmap {
    let result = Bitmap(width: width, height: height)
    result.withUnsafeMutableBytes { target in
      withUnsafeBytes { target.copyMemory(from: $0) }
      part.withUnsafeBytes { source in
        for y in 0..<rect.height {
          let from = y * part.stride
          let to = (rect.minY + y) * stride + rect.minX * 4
          target[to..<to + rect.width * 4].copyBytes(from: source[from..<from + rect.width * 4])
        }
      }
    }
    return result
  }
}
