import Drawing
import Foundation
import Geometry
import Pixels
import Raster

/// Painted leaves, kept by what they show and at which scale; where they stand takes no part in it.
///
/// What is in the cache never shows in the pictures: a leaf painted again is the same leaf.
final class LeafCache {
  /// Which picture of a subject it is.
  private struct PaintedPart: Hashable {
    var scale: TexelScale
    /// The part that is painted, in texels, where the whole would be too large.
    var part: PixelRect?
  }

  private final class Entry {
    let subject: Subject
    let view: PaintedPart
    let painted: PaintedLeaf
    var lastUse: Int

    init(_ subject: Subject, _ view: PaintedPart, _ painted: PaintedLeaf, lastUse: Int) {
      (self.subject, self.view) = (subject, view)
      (self.painted, self.lastUse) = (painted, lastUse)
    }
  }

  private let painter: any LeafPainting
  private let renderer: Renderer
  private let budget: Int
  /// By subject first: of a scene of thousands that all move, each is looked for and made room for by itself.
  private var entries: [Subject: [PaintedPart: Entry]] = [:]
  private var ink: [Leaf: CGRect] = [:]
  private var olderInk: [Leaf: CGRect] = [:]
  private var clock = 0
  /// Frames; measured bounds are kept for one to two such spans.
  private static let inkLife = 8
  private(set) var cachedBytes = 0
  private(set) var paintedCount = 0
  private(set) var paintTime = Duration.zero

  /// - Parameter budget: Bytes of textures kept; what one frame needs is kept whatever it takes.
  init(painter: any LeafPainting, renderer: Renderer, budget: Int) {
    self.painter = painter
    self.renderer = renderer
    self.budget = budget
  }

  /// What painting the subject can touch, in its points; null where that is nothing.
  func inkBounds(of subject: Subject) -> CGRect {
    switch subject {
    case .mask(let path, _, _): return path.boundingRect
    case .leaf(let leaf):
      if let known = ink[leaf] { return known }
      let rect = olderInk[leaf] ?? measuredInk(of: leaf)
      ink[leaf] = rect
      return rect
    }
  }

  private func measuredInk(of leaf: Leaf) -> CGRect {
    let bounds = painter.inkBounds(of: leaf)
    return bounds.width > 0 && bounds.height > 0 ? bounds : .null
  }

  /// The subject's texture, painted now if it is not kept.
  ///
  /// - Parameter visible: What of the subject can be seen, in its points. All of it is painted
  ///   nevertheless, unless that would be much larger than `frameArea`.
  func painted(_ subject: Subject, ink: CGRect, scale: TexelScale, visible: CGRect, frameArea: Int)
    throws(CompositorError) -> PaintedLeaf
  {
    var scale = scale
    var texels = Self.texels(of: ink, scale)
    var part: PixelRect?
    if texels.size.area > 4 * frameArea || max(texels.width, texels.height) > 8192 {
      let seen = texels.intersection(Self.texels(of: visible, scale))
      // A grid, so that a slowly moving picture is not painted for every frame.
      texels = PixelRect(
        minX: seen.minX & ~63, minY: seen.minY & ~63, maxX: (seen.maxX + 63) & ~63,
        maxY: (seen.maxY + 63) & ~63
      ).intersection(texels)
      while texels.size.area > 8 * frameArea || max(texels.width, texels.height) > 8192 {
        scale.reduce(by: 0.5)
        texels = PixelRect(
          minX: texels.minX >> 1, minY: texels.minY >> 1, maxX: (texels.maxX + 1) >> 1,
          maxY: (texels.maxY + 1) >> 1)
      }
      part = texels
    }
    while scale.paintedSide(of: texels) > Bitmap.longestSide {
      texels = scale.coarsen(texels)
      part = texels
    }
    let view = PaintedPart(scale: scale, part: part)
    if let entry = entries[subject]?[view] {
      entry.lastUse = clock
      return entry.painted
    }
    makeRoom(for: texels.size.area * 4, insteadOf: subject)
    let start = ContinuousClock.now
    let painted = try paint(subject, texels: texels, scale: scale)
    paintTime += ContinuousClock.now - start
    paintedCount += 1
    let entry = Entry(subject, view, painted, lastUse: clock)
    cachedBytes += entry.painted.texture.byteCount
    entries[subject, default: [:]][view] = entry
    return painted
  }

  /// The whole texels that a rectangle touches and one more around it. The subject's origin is on
  /// a corner of texels, so that it is drawn sharp where it stands on a whole pixel.
  private static func texels(of rect: CGRect, _ scale: TexelScale) -> PixelRect {
    PixelRect(
      covering: CGRect(
        x: rect.minX * scale.x, y: rect.minY * scale.y, width: rect.width * scale.x,
        height: rect.height * scale.y)
    ).outset(1, 1)
  }

  private func paint(_ subject: Subject, texels: PixelRect, scale: TexelScale)
    throws(CompositorError) -> PaintedLeaf
  {
    let rect = CGRect(
      x: Double(texels.minX) / scale.x, y: Double(texels.minY) / scale.y,
      width: Double(texels.width) / scale.x, height: Double(texels.height) / scale.y)
    // The rasteriser rounds sizes up; a hair less keeps a whole number of texels whole.
    let asked = CGRect(
      x: rect.minX, y: rect.minY, width: rect.width - 1e-6 / scale.larger,
      height: rect.height - 1e-6 / scale.larger)
    var bitmap =
      switch subject {
      case .leaf(let leaf): painter.paint(leaf, rect: asked, scale: scale.larger)
      case .mask(let path, let evenOdd, let antialiased):
        painter.paintMask(
          path, evenOdd: evenOdd, antialiased: antialiased, rect: asked, scale: scale.larger)
      }
    if scale.x != scale.y {
      bitmap = bitmap.shrunk(stepX: scale.larger / scale.x, stepY: scale.larger / scale.y)
    }
    let shown = CGRect(
      x: rect.minX, y: rect.minY, width: Double(bitmap.width) / scale.x,
      height: Double(bitmap.height) / scale.y)
    return PaintedLeaf(
      texture: try renderer.texture(of: bitmap), rect: shown, scaleX: scale.x, scaleY: scale.y)
  }

  /// Lets go of what a large leaf was in the frame before, if both together are over budget: what
  /// grows or turns is another picture in every frame.
  private func makeRoom(for byteCount: Int, insteadOf subject: Subject) {
    guard cachedBytes + byteCount > budget, let views = entries[subject] else { return }
    for entry in views.values where entry.lastUse < clock { remove(entry) }
  }

  private func remove(_ entry: Entry) {
    cachedBytes -= entry.painted.texture.byteCount
    entries[entry.subject]?[entry.view] = nil
    if entries[entry.subject]?.isEmpty == true { entries[entry.subject] = nil }
  }

  /// Ends a frame: lets go of what was used longest ago until the budget holds.
  func endFrame() {
    defer { clock += 1 }
    // Outlines that change are others in every frame, and large.
    if clock % Self.inkLife == 0 {
      olderInk = ink
      ink = [:]
    }
    guard cachedBytes > budget else { return }
    let unused = entries.values.flatMap(\.values).filter { $0.lastUse < clock }
    for entry in unused.sorted(by: { $0.lastUse < $1.lastUse }) {
      guard cachedBytes > budget else { return }
      remove(entry)
    }
  }
}
