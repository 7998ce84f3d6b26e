import Drawing
import Foundation
import Geometry
import Pixels
import Raster

extension SceneDrawer {
  func aim(_ context: DrawingContext) throws(CompositorError) {
    let origin = context.layer.rect
    try renderer.aim(
      at: context.layer.texture, clip: context.visible.moved(-origin.minX, -origin.minY))
  }

  // MARK: Rectangles of one colour

  /// Fills a rectangle without a texture, each pixel by how much of it is covered.
  ///
  /// - Returns: False, with nothing drawn, for any other shape or position.
  func fill(_ shape: ShapeLeaf, _ context: DrawingContext) throws(CompositorError) -> Bool {
    guard let (area, paint) = rectangle(shape, context) else { return false }
    guard paint.alpha > 0 else { return true }
    try aim(context)
    if !shape.antialiased || !renderer.blendsPremultiplied {
      try fill(PixelRect(centersIn: area), paint, .over, context)
      return true
    }
    for row in Coverage.bands(from: area.minY, to: area.maxY) {
      for column in Coverage.bands(from: area.minX, to: area.maxX) {
        let pixels = PixelRect(
          minX: column.first, minY: row.first, maxX: column.end, maxY: row.end)
        try fill(pixels, paint.multiplied(by: column.covered * row.covered), .over, context)
      }
    }
    return true
  }

  /// Where a rectangle of one colour lies, and its colour there; nil for any other shape or position.
  func rectangle(
    _ shape: ShapeLeaf, _ context: DrawingContext
  ) -> (area: CGRect, paint: PremultipliedColor)? {
    guard case .color(let color) = shape.paint, let rect = shape.path.asRect,
      let place = context.matrix.axisAligned
    else { return nil }
    return (place.apply(rect), PremultipliedColor(color).multiplied(by: context.opacity))
  }

  func fill(
    _ pixels: PixelRect, _ color: PremultipliedColor, _ blend: Blend, _ context: DrawingContext
  ) throws(CompositorError) {
    let pixels = pixels.intersection(context.visible)
    if pixels.isEmpty { return }
    let origin = context.layer.rect
    // What is opaque is the same over anything, and cheaper where nothing is read for it.
    let blend = blend == .over && color.alpha == 1 ? .replace : blend
    try renderer.fill(pixels.moved(-origin.minX, -origin.minY), color, blend)
  }

  // MARK: Everything else

  /// Draws a subject from its texture.
  func stamp(_ subject: Subject, _ context: DrawingContext, blend: Blend) throws(CompositorError) {
    let matrix = context.matrix
    let ink = leaves.inkBounds(of: subject)
    guard !ink.isNull else { return }
    let touched = PixelRect(covering: matrix.bounds(of: ink)).outset(1, 1)
    guard !touched.intersection(context.visible).isEmpty else { return }

    let scale = texelScale(over: ink, context, exactly: subject.isCheap && matrix.isAffine)
    // Seen in perspective, what is on the canvas may come from anywhere.
    let visible =
      matrix.isAffine ? matrix.inverted().bounds(of: context.clip.outset(2, 2).rect) : ink
    let painted = try leaves.painted(
      subject, ink: ink, scale: scale, visible: visible, frameArea: leafArea)

    let origin = context.layer.rect
    if let at = painted.wholePixel(through: matrix, hard: !subject.isAntialiased) {
      let whole = PixelRect(painted.texture.size)
      let mesh = Mesh(
        copying: whole, of: painted.texture.size, toX: at.x - origin.minX,
        y: at.y - origin.minY, opacity: context.opacity)
      try aim(context)
      try renderer.draw(mesh, of: painted.texture, blend: blend, smooth: false)
    } else {
      let mesh = Mesh(
        of: painted.rect, through: matrix, originX: origin.minX, originY: origin.minY,
        opacity: context.opacity, visible: context.visible.rect,
        needs: needs(of: painted.texture, context))
      try draw(
        mesh, of: painted.texture, blend: blend, smooth: subject.isAntialiased, context)
    }
  }
}

extension PaintedLeaf {
  /// The pixel that the texture's first texel falls on, where texels fall on pixels one to one.
  ///
  /// - Parameter hard: Take the nearest pixel rather than none.
  func wholePixel(through matrix: ProjectionTransform, hard: Bool) -> (x: Int, y: Int)? {
    guard let place = matrix.axisAligned,
      abs(place.scaleX / scaleX - 1) * Double(texture.size.width) < Snap.tolerance,
      abs(place.scaleY / scaleY - 1) * Double(texture.size.height) < Snap.tolerance
    else { return nil }
    let corner = place.apply(rect)
    if hard { return (Int(corner.minX.rounded()), Int(corner.minY.rounded())) }
    guard let x = Snap.whole(corner.minX), let y = Snap.whole(corner.minY) else { return nil }
    return (x, y)
  }
}

/// How much of each pixel of a line is covered by a piece of it.
enum Coverage {
  struct Band {
    var first: Int
    var end: Int
    /// 0…1
    var covered: Double
  }

  /// Runs of equally covered pixels: up to one at each end, and the whole ones between.
  static func bands(from start: Double, to end: Double) -> [Band] {
    let start = Snap.whole(start).map(Double.init) ?? max(start, -1e6)
    let end = Snap.whole(end).map(Double.init) ?? min(end, 1e6)
    guard end > start else { return [] }
    let (first, last) = (Int(start.rounded(.down)), Int(end.rounded(.up)))
    if last - first == 1 { return [Band(first: first, end: last, covered: end - start)] }
    let (firstWhole, lastWhole) = (Int(start.rounded(.up)), Int(end.rounded(.down)))
    var bands: [Band] = []
    if first < firstWhole {
      bands.append(Band(first: first, end: firstWhole, covered: Double(firstWhole) - start))
    }
    if firstWhole < lastWhole {
      bands.append(Band(first: firstWhole, end: lastWhole, covered: 1))
    }
    if lastWhole < last {
      bands.append(Band(first: lastWhole, end: last, covered: end - Double(lastWhole)))
    }
    return bands
  }
}
