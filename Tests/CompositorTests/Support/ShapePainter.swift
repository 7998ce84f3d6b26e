import Drawing
import Foundation
import Geometry
import Raster

/// Paints rectangles, and takes every other path for the ellipse in its bounds; one colour each.
/// Coverage is counted on a grid of 16 × 16 points a pixel.
final class ShapePainter: LeafPainting {
  private(set) var paintCount = 0

  func inkBounds(of leaf: Leaf) -> CGRect {
    if case .shape(let shape) = leaf { shape.path.boundingRect } else { .zero }
  }

  func paint(_ leaf: Leaf, rect: CGRect, scale: Double) -> Bitmap {
    paintCount += 1
    guard case .shape(let shape) = leaf, case .color(let color) = shape.paint else {
      return Bitmap(width: 1, height: 1)
    }
    return cover(shape.path, shape.antialiased, rect, scale, color)
  }

  func paintMask(_ path: Path, evenOdd: Bool, antialiased: Bool, rect: CGRect, scale: Double)
    -> Bitmap
  {
    paintCount += 1
    return cover(path, antialiased, rect, scale, .white)
  }

  private func cover(
    _ path: Path, _ antialiased: Bool, _ rect: CGRect, _ scale: Double, _ color: RGBA
  ) -> Bitmap {
    let bitmap = Bitmap(
      width: max(1, Int((rect.width * scale).rounded(.up))),
      height: max(1, Int((rect.height * scale).rounded(.up))))
    let grid = antialiased ? 16 : 1
    let area = path.boundingRect
    bitmap.withUnsafeMutableBytes { bytes in
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width {
          var hits = 0
          for row in 0..<grid {
            for column in 0..<grid {
              let px = Double(x) + (Double(column) + 0.5) / Double(grid)
              let py = Double(y) + (Double(row) + 0.5) / Double(grid)
              let point = rect.origin.applying(
                CGAffineTransform(translationX: px / scale, y: py / scale))
              if inside(point, area, isRect: path.asRect != nil) { hits += 1 }
            }
          }
          let coverage = Double(hits) / Double(grid * grid) * color.alpha
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

  private func inside(_ p: CGPoint, _ area: CGRect, isRect: Bool) -> Bool {
    if isRect {
      return p.x >= area.minX && p.x < area.maxX && p.y >= area.minY && p.y < area.maxY
    }
    let x = (p.x - area.midX) / (area.width / 2)
    let y = (p.y - area.midY) / (area.height / 2)
    return x * x + y * y <= 1
  }
}
