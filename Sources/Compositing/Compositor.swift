import Drawing
import Geometry
import Pixels
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

  /// Draws every frame whole, also where it does not differ from the one before and where something
  /// hides it: what it costs, and whether it looks the same, can be compared.
  package var redrawsEverything = false {
    didSet { drawer.drawsHidden = redrawsEverything || drawsWhole }
  }

  /// SDL's software renderer scales and turns a picture a little differently where an edge cuts it off, so
  /// that what it draws of a part is not that part of the whole.
  private let drawsWhole: Bool
  private let drawer: SceneDrawer
  /// What ``draw(_:background:)`` drew last.
  private var picture: Bitmap?
  private var previous: (list: DisplayList, background: RGBA)?

  /// - Parameters:
  ///   - size: The canvas in pixels.
  ///   - painter: Paints the leaves.
  ///   - budget: Bytes of painted leaves to keep from frame to frame.
  /// - Throws: ``CompositorError/noRenderer(tried:)`` where the chosen renderer does not start
  ///   (`auto` falls back to the software renderer and says so in ``facts``),
  ///   ``CompositorError/unusableSize(_:limit:)``, or what SDL could not do.
  package convenience init(
    size: PixelSize, scale: Double, painter: any LeafPainting, renderer: RendererChoice = .auto,
    budget: Int = 4 << 20
  ) throws(CompositorError) {
    try self.init(
      size: size, scale: scale, painter: painter, on: Renderer(renderer), budget: budget)
  }

  /// One that has drawn nothing yet, on another's renderer: starting one of its own takes longer than
  /// drawing a small clip.
  package convenience init(
    size: PixelSize, scale: Double, painter: any LeafPainting, sharing other: Compositor,
    budget: Int = 4 << 20
  ) throws(CompositorError) {
    try self.init(
      size: size, scale: scale, painter: painter, on: other.drawer.renderer, budget: budget)
  }

  init(
    size: PixelSize, scale: Double, painter: any LeafPainting, on renderer: Renderer,
    budget: Int = 4 << 20
  ) throws(CompositorError) {
    let limit = renderer.facts.largestTexture
    guard 1...limit ~= size.width, 1...limit ~= size.height else {
      throw .unusableSize(size, limit: limit)
    }
    precondition(scale > 0 && scale.isFinite, "A canvas has more than 0 pixels a point")
    self.size = size
    self.scale = scale
    facts = renderer.facts
    drawsWhole = !facts.isAccelerated
    drawer = SceneDrawer(
      renderer: renderer,
      leaves: LeafCache(painter: painter, renderer: renderer, budget: budget), canvas: size,
      scale: scale)
    drawer.drawsHidden = drawsWhole
  }

  /// Draws the list over the background and reads it back: premultiplied, exactly ``size``.
  ///
  /// - Throws: ``CompositorError/wrongThread``, or what SDL could not do.
  package func draw(_ list: DisplayList, background: RGBA) throws(CompositorError) -> Bitmap {
    let picture = picture ?? Bitmap(width: size.width, height: size.height)
    self.picture = picture
    try update(list, background: background) { picture.rows }
    return picture.copy()
  }

  /// Draws where the list differs from the one before, and puts the pixels where the caller wants
  /// them, which saves a copy of every frame, and memory to keep it in.
  ///
  /// - Parameters:
  ///   - needed: The pixels to put there where the given ones differ; these and maybe some around.
  ///   - picture: Where the whole picture is. Not called where nothing differs.
  /// - Returns: The pixels that differ; empty where none do.
  /// - Throws: ``CompositorError/wrongThread``, or what SDL could not do.
  @discardableResult
  package func update(
    _ list: DisplayList, background: RGBA, needing needed: (PixelRect) -> PixelRect = { $0 },
    in picture: () -> PixelRows
  ) throws(CompositorError) -> PixelRect {
    try drawer.renderer.checkThread()
    var damage = PixelRect(size)
    if let previous, previous.background == background, !redrawsEverything {
      damage = drawer.difference(previous.list, list)
      if damage.isEmpty { return damage }
    }
    let start = ContinuousClock.now
    let paintBefore = drawer.leaves.paintTime
    let wanted = needed(damage)
    let frame = try drawer.frame(
      list, over: background, wanted: drawsWhole ? PixelRect(size) : wanted)
    let drawn = ContinuousClock.now
    // Forgotten while the picture is between two frames, so that a failure leaves no half of one.
    previous = nil
    try drawer.read(wanted, of: frame, to: picture(), showing: PixelRect(size))
    previous = (list, background)
    drawer.endFrame()
    note(painting: drawer.leaves.paintTime - paintBefore, start, drawn)
    return damage
  }

  /// Where two lists can look different, in pixels: what ``update(_:background:needing:in:)`` draws anew.
  package func difference(_ old: DisplayList, _ new: DisplayList) -> PixelRect {
    old == new ? .empty : drawer.difference(old, new)
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
  fileprivate func copy() -> Bitmap {
    let result = Bitmap(width: width, height: height)
    result.withUnsafeMutableBytes { target in
      withUnsafeBytes { target.copyMemory(from: $0) }
    }
    return result
  }
}
