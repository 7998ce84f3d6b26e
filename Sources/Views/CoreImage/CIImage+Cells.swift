import Drawing
import Foundation
import Geometry

extension CIImage {
  /// More cells than these are not drawn: they are made larger.
  private static let mostCells: CGFloat = 1500

  /// Squares of one colour each, of which one has a corner at the centre.
  ///
  /// - Note: Where the colours are not known a blur of the same size stands for them.
  func pixellated(scale: CGFloat, center: CGPoint) -> CIImage {
    guard !extent.isInfinite, !extent.isEmpty else { return self }
    let rect = rect
    func first(_ least: CGFloat, _ anchor: CGFloat) -> CGFloat {
      anchor + ((least - anchor) / scale).rounded(.down) * scale
    }
    let (left, top) = (first(rect.minX, center.x), first(rect.minY, -center.y))
    var rows: [DisplayItem] = []
    for y in stride(from: top, to: rect.maxY, by: scale) {
      var stops: [GradientStop] = []
      let lefts = Array(stride(from: left, to: rect.maxX, by: scale))
      for (place, x) in lefts.enumerated() {
        let cell = CGRect(x: x, y: y, width: scale, height: scale).intersection(rect)
        guard let color = mean(in: cell) else { return blurredCells(scale) }
        let count = Double(lefts.count)
        stops.append(GradientStop(color, at: Double(place) / count))
        stops.append(GradientStop(color, at: Double(place + 1) / count))
      }
      let row = CGRect(x: left, y: y, width: CGFloat(lefts.count) * scale, height: scale)
      let paint = Paint.linearGradient(
        stops, start: CGPoint(x: row.minX, y: 0), end: CGPoint(x: row.maxX, y: 0))
      rows.append(
        .leaf(
          .shape(ShapeLeaf(path: Path(row.intersection(rect)), paint: paint, antialiased: false)),
          at: .zero))
    }
    return CIImage(rows, extent: extent)
  }

  /// Cells around points that are strewn, each of one colour.
  func crystallized(radius: CGFloat, center: CGPoint) -> CIImage {
    guard !extent.isInfinite, !extent.isEmpty else { return self }
    let rect = rect
    let side = max(radius, (rect.width * rect.height / Self.mostCells).squareRoot())
    let (columns, rows) = (Int(rect.width / side) + 1, Int(rect.height / side) + 1)
    func seed(_ column: Int, _ row: Int) -> CGPoint {
      // Numbers that look like chance and are the same in each play.
      func share(_ salt: Double) -> CGFloat {
        let wave = sin(Double(column) * 12.9898 + Double(row) * 78.233 + salt) * 43758.5453
        return wave - wave.rounded(.down)
      }
      return CGPoint(
        x: rect.minX + (CGFloat(column) + 0.1 + 0.8 * share(0)) * side,
        y: rect.minY + (CGFloat(row) + 0.1 + 0.8 * share(1)) * side)
    }
    var cells: [DisplayItem] = []
    for row in -1...rows {
      for column in -1...columns {
        let own = seed(column, row)
        var corners = CGRect(x: own.x, y: own.y, width: 0, height: 0)
          .insetBy(dx: -3 * side, dy: -3 * side).corners
        for y in row - 2...row + 2 {
          for x in column - 2...column + 2 where (x, y) != (column, row) {
            corners = Self.nearer(corners, to: own, than: seed(x, y))
          }
        }
        let place = CGPoint(
          x: min(max(own.x, rect.minX + 0.5), rect.maxX - 0.5),
          y: min(max(own.y, rect.minY + 0.5), rect.maxY - 0.5))
        guard let color = DrawnColor.of(items, at: place) else { return blurredCells(radius) }
        let path = Path { path in
          path.addLines(corners)
          path.closeSubpath()
        }
        cells.append(
          .leaf(
            .shape(ShapeLeaf(path: path, paint: .color(color), antialiased: false)), at: .zero))
      }
    }
    return CIImage(
      [.group(.clip(Path(rect), evenOdd: false, antialiased: false), cells)], extent: extent)
  }

  /// What of a polygon lies on one point's side of the line between two.
  private static func nearer(_ corners: [CGPoint], to own: CGPoint, than other: CGPoint)
    -> [CGPoint]
  {
    let middle = CGPoint(x: (own.x + other.x) / 2, y: (own.y + other.y) / 2)
    func depth(_ point: CGPoint) -> CGFloat {
      (point.x - middle.x) * (own.x - other.x) + (point.y - middle.y) * (own.y - other.y)
    }
    return corners.indices.flatMap { index -> [CGPoint] in
      let (a, b) = (corners[index], corners[(index + 1) % corners.count])
      let (from, to) = (depth(a), depth(b))
      let kept = from >= 0 ? [a] : []
      guard (from >= 0) != (to >= 0) else { return kept }
      let share = from / (from - to)
      return kept + [CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)]
    }
  }

  /// Of four points of a cell.
  private func mean(in cell: CGRect) -> RGBA? {
    var sum = SIMD4<Double>.zero
    for (x, y) in [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)] {
      let point = CGPoint(x: cell.minX + cell.width * x, y: cell.minY + cell.height * y)
      guard let color = DrawnColor.of(items, at: point) else { return nil }
      sum += SIMD4(
        color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha, color.alpha)
    }
    guard sum.w > 0 else { return .clear }
    return RGBA(sum.x / sum.w, sum.y / sum.w, sum.z / sum.w, sum.w / 4)
  }

  private func blurredCells(_ side: CGFloat) -> CIImage {
    CIImage(with(.blur(radius: side / 3, opaque: true)).items, extent: extent)
  }
}
