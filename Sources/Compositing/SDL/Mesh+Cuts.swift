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
    guard error(of: piece, cuts: 1, through: matrix) <= needs.tolerance else { return false }
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
    func see(_ ax: Double, _ ay: Double, _ bx: Double, _ by: Double) {
      let nearest = ProjectionTransform.nearestDepth
      let (aSeen, bSeen) = (matrix.depth(ax, ay) > nearest, matrix.depth(bx, by) > nearest)
      guard aSeen, bSeen else {
        // Towards the camera's plane a picture grows beyond all measure: no piece is small enough.
        if aSeen || bSeen { worst = .infinity }
        return
      }
      let (a, b) = (matrix.project(ax, ay), matrix.project(bx, by))
      let exact = matrix.project((ax + bx) / 2, (ay + by) / 2)
      worst = max(worst, hypot((a.x + b.x) / 2 - exact.x, (a.y + b.y) / 2 - exact.y))
    }
    for row in 0..<cuts {
      let isEnd = row == 0 || row == cuts - 1
      for column in stride(from: 0, to: cuts, by: isEnd ? 1 : max(1, cuts - 1)) {
        let (x, y) = (rect.minX + w * CGFloat(column), rect.minY + h * CGFloat(row))
        see(x, y, x + w, y + h)
        see(x, y, x + w, y)
        see(x, y, x, y + h)
        if column == cuts - 1 { see(x + w, y, x + w, y + h) }
        if row == cuts - 1 { see(x, y + h, x + w, y + h) }
      }
    }
    return worst
  }
}
