import Foundation
import Geometry
import Pixels

// Into how many pieces a picture is cut: triangles are drawn without perspective.
extension Mesh {
  /// The farthest a piece of the picture may be from its exact place under perspective, in pixels of the
  /// frame.
  private static let tolerance = 0.1

  /// What a picture's pieces have to be small enough for.
  struct Needs {
    /// The texture's size, where triangles have to be small for the renderer.
    var small: PixelSize?
    /// Pixels of the target a pixel of the frame, along each side.
    var samples = 1
    /// Whether the renderer draws in perspective by itself: then nothing is cut.
    var dividesByDepth = false

    fileprivate var tolerance: Double { Mesh.tolerance * Double(samples) }
  }

  /// What SDL's software renderer can multiply: a triangle's area in quarters of a pixel by the texture's
  /// side, in 32 bits; where that overflows it reads from anywhere (2.26.5, `SDL_SW_BlitTriangle`).
  private static let mostProduct = Double(0x2000_0000)

  /// So few that each is larger than a few pixels wherever anybody looks.
  static let fewCuts = 8

  private static let mostCuts = 64

  /// How many pieces each side is cut into: about the fewest that keep the tolerance, at most 64, and for
  /// the software renderer at most 256, and whether these are enough everywhere.
  static func cuts(
    of rect: CGRect, through matrix: ProjectionTransform, _ needs: Needs
  ) -> (count: Int, areEnough: Bool) {
    var cuts = 1
    var areEnough = true
    if !matrix.isAffine {
      while true {
        let error = error(of: rect, cuts: cuts, through: matrix) / needs.tolerance
        areEnough = error <= 1
        if areEnough || cuts == mostCuts { break }
        // The error falls with the square of their number, at the latest once they are small.
        let wanted = Double(cuts) * min(error, 1e6).squareRoot()
        cuts = min(max(cuts + 1, Int(wanted.rounded(.up))), mostCuts)
      }
    }
    guard let small = needs.small else { return (cuts, areEnough) }
    let most = matrix.magnification(over: rect)
    let area = min(rect.width * most.x, 1e6) * min(rect.height * most.y, 1e6)
    // Four times what a triangle's own corners come to: it is weighed beyond them, too.
    let product = 4 * area * Double(max(small.width, small.height))
    return (max(cuts, min(256, Int((product / mostProduct).squareRoot().rounded(.up)))), areEnough)
  }

  /// Whether a piece is drawn where it belongs, and as the renderer needs it.
  static func isEnough(
    _ piece: CGRect, through matrix: ProjectionTransform, _ needs: Needs
  ) -> Bool {
    guard error(of: piece, through: matrix) <= needs.tolerance else { return false }
    guard let small = needs.small else { return true }
    let area = matrix.bounds(of: piece)
    return 4 * area.width * area.height * Double(max(small.width, small.height)) <= mostProduct
  }

  /// The largest distance of a cell's middle, or a middle of its sides, from where it is drawn.
  ///
  /// Only of the outermost cells: along any line the distance is the larger the nearer the camera is, to the
  /// third power, and the nearest place of a line is one of its ends.
  private static func error(of rect: CGRect, cuts: Int, through matrix: ProjectionTransform)
    -> Double
  {
    let (w, h) = (rect.width / CGFloat(cuts), rect.height / CGFloat(cuts))
    var worst = 0.0
    for row in 0..<cuts {
      let isEnd = row == 0 || row == cuts - 1
      for column in stride(from: 0, to: cuts, by: isEnd ? 1 : max(1, cuts - 1)) {
        let cell = CGRect(
          x: rect.minX + w * CGFloat(column), y: rect.minY + h * CGFloat(row), width: w, height: h)
        worst = max(worst, error(of: cell, through: matrix))
      }
    }
    return worst
  }

  /// The same of one cell.
  private static func error(of cell: CGRect, through matrix: ProjectionTransform) -> Double {
    let nearest = ProjectionTransform.nearestDepth
    let (left, top, right, bottom) = (cell.minX, cell.minY, cell.maxX, cell.maxY)
    let depths = SIMD4(
      matrix.depth(left, top), matrix.depth(right, top), matrix.depth(right, bottom),
      matrix.depth(left, bottom))
    let isSeen = depths .> SIMD4(repeating: nearest)
    // Behind the camera there is nothing to be wrong. Towards its plane a picture grows beyond all measure: no
    // piece is small enough.
    guard any(isSeen) else { return 0 }
    guard all(isSeen) else { return .infinity }
    let topLeft = matrix.project(left, top)
    let topRight = matrix.project(right, top)
    let bottomRight = matrix.project(right, bottom)
    let bottomLeft = matrix.project(left, bottom)
    func square(
      _ a: (x: Double, y: Double), _ b: (x: Double, y: Double), _ x: Double, _ y: Double
    ) -> Double {
      let exact = matrix.project(x, y)
      let (dx, dy) = ((a.x + b.x) / 2 - exact.x, (a.y + b.y) / 2 - exact.y)
      return dx * dx + dy * dy
    }
    let (x, y) = ((left + right) / 2, (top + bottom) / 2)
    return max(
      square(topLeft, bottomRight, x, y), square(topLeft, topRight, x, top),
      square(topLeft, bottomLeft, left, y), square(topRight, bottomRight, right, y),
      square(bottomLeft, bottomRight, x, bottom)
    ).squareRoot()
  }
}
