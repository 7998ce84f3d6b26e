import Drawing
import Foundation
import Geometry
import Raster

/// Paints rectangles, also with circular corners, and takes every other path for the ellipse in its bounds.
/// One colour each, or a horizontal gradient of which only the first and the last stop count. Coverage is
/// counted on a grid of 16 × 16 points a pixel.
final class ShapePainter: LeafPainting {
  private(set) var paintCount = 0

  func inkBounds(of leaf: Leaf) -> CGRect {
    if case .shape(let shape) = leaf { shape.path.boundingRect } else { .zero }
  }

  func paint(_ leaf: Leaf, rect: CGRect, scale: Double) -> Bitmap {
    paintCount += 1
    guard case .shape(let shape) = leaf else { return Bitmap(width: 1, height: 1) }
    return cover(shape.path, shape.antialiased, rect, scale, shape.paint)
  }

  func paintMask(_ path: Path, evenOdd: Bool, antialiased: Bool, rect: CGRect, scale: Double)
    -> Bitmap
  {
    paintCount += 1
    return cover(path, antialiased, rect, scale, .color(.white))
  }

  private func cover(
    _ path: Path, _ antialiased: Bool, _ rect: CGRect, _ scale: Double, _ paint: Paint
  ) -> Bitmap {
    let bitmap = Bitmap(
      width: max(1, Int((rect.width * scale).rounded(.up))),
      height: max(1, Int((rect.height * scale).rounded(.up))))
    let grid = antialiased ? 16 : 1
    let area = path.boundingRect
    let corner = path.asRect != nil ? 0 : path.middle.map { $0.minY - area.minY }
    bitmap.withUnsafeMutableBytes { bytes in
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width {
          let pixel = CGRect(
            x: rect.minX + Double(x) / scale, y: rect.minY + Double(y) / scale,
            width: 1 / scale, height: 1 / scale)
          let covered = covered(pixel, area, corner: corner, grid: grid)
          let color = color(paint, at: rect.minX + (Double(x) + 0.5) / scale)
          let coverage = covered * color.alpha
          let channels: [Double] = [color.blue, color.green, color.red, 1]
          let start = y * bitmap.stride + x * 4
          for channel in 0..<4 {
            bytes[start + channel] = UInt8(channels[channel] * coverage * 255 + 0.5)
          }
        }
      }
    }
    return bitmap
  }

  /// How much of a pixel is inside, 0…1.
  ///
  /// - Parameter corner: Of a rectangle; nil of an ellipse.
  private func covered(_ pixel: CGRect, _ area: CGRect, corner: CGFloat?, grid: Int) -> Double {
    guard pixel.intersects(area) else { return 0 }
    if grid > 1, pixel.corners.allSatisfy({ inside($0, area, corner: corner) }) { return 1 }
    var hits = 0
    for sub in 0..<grid * grid {
      let x = (Double(sub % grid) + 0.5) / Double(grid)
      let y = (Double(sub / grid) + 0.5) / Double(grid)
      let point = CGPoint(x: pixel.minX + x * pixel.width, y: pixel.minY + y * pixel.height)
      if inside(point, area, corner: corner) { hits += 1 }
    }
    return Double(hits) / Double(grid * grid)
  }

  private func color(_ paint: Paint, at x: Double) -> RGBA {
    switch paint {
    case .color(let color): return color
    case .linearGradient(let stops, let start, let end):
      let (a, b) = (stops[0].color, stops[stops.count - 1].color)
      let t = min(max((x - start.x) / (end.x - start.x), 0), 1)
      return RGBA(
        a.red + (b.red - a.red) * t, a.green + (b.green - a.green) * t,
        a.blue + (b.blue - a.blue) * t, a.alpha + (b.alpha - a.alpha) * t)
    default: return .clear
    }
  }

  private func inside(_ p: CGPoint, _ area: CGRect, corner: CGFloat?) -> Bool {
    if let corner {
      guard p.x >= area.minX && p.x < area.maxX && p.y >= area.minY && p.y < area.maxY else {
        return false
      }
      let inner = area.insetBy(dx: corner, dy: corner)
      let (dx, dy) = (
        max(inner.minX - p.x, 0, p.x - inner.maxX), max(inner.minY - p.y, 0, p.y - inner.maxY)
      )
      return dx == 0 || dy == 0 || dx * dx + dy * dy <= corner * corner
    }
    let x = (p.x - area.midX) / (area.width / 2)
    let y = (p.y - area.midY) / (area.height / 2)
    return x * x + y * y <= 1
  }
}
