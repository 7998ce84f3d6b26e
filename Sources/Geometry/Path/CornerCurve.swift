import Foundation

/// Cubic curves of a corner in units of its size, from the tip of the rectangle: a start and three
/// points per curve, from the horizontal side (y = 0) to the vertical one (x = 0).
enum CornerCurve {
  /// κ = 4/3·tan(π/8), the handle of a quarter circle.
  private static let kappa: CGFloat = 0.5522847498307936

  static let circular = [
    CGPoint(x: 1, y: 0), CGPoint(x: 1 - kappa, y: 0), CGPoint(x: 0, y: 1 - kappa),
    CGPoint(x: 0, y: 1),
  ]

  /// Core Animation's expansion of a continuous corner along its sides.
  private static let expansion: CGFloat = 1.528665

  /// How far a corner goes along a side at most, in units of its size.
  static func reach(of style: RoundedCornerStyle) -> CGFloat {
    style == .circular ? 1 : expansion
  }

  private static let continuous = mirrored([
    CGPoint(x: expansion, y: 0), CGPoint(x: 1.08849296, y: 0), CGPoint(x: 0.86840694, y: 0),
    CGPoint(x: 0.63149379, y: 0.07491139), CGPoint(x: 0.37282383, y: 0.16905956),
  ])

  /// The quarter circle in three curves of 30°, to be mixed with the continuous corner.
  private static let circularInThree: [CGPoint] = {
    let handle = 4 / 3 * tan(CGFloat.pi / 24)
    let knot = CGPoint(x: 0.5, y: 1 - cos(CGFloat.pi / 6))
    let along = CGPoint(x: cos(CGFloat.pi / 6) * handle, y: -0.5 * handle)
    return mirrored([
      CGPoint(x: 1, y: 0), CGPoint(x: 1 - handle, y: 0),
      CGPoint(x: knot.x + along.x, y: knot.y + along.y), knot,
      CGPoint(x: knot.x - along.x, y: knot.y - along.y),
    ])
  }()

  /// The continuous corner; where a side has no room for it, that direction is drawn nearer to the
  /// circular one.
  ///
  /// - Parameter room: At least 1 in both directions.
  static func continuous(room: CGSize) -> [CGPoint] {
    // A side without room, as a capsule's ends have, makes the whole corner circular: a corner that is
    // smoothed along the other side alone bulges like a barrel.
    let room = min(room.width, room.height)
    let smoothing = min(1, max(0, (room - 1) / (expansion - 1)))
    if smoothing == 1 { return continuous }
    return zip(circularInThree, continuous).map {
      CGPoint(x: $0.x + ($1.x - $0.x) * smoothing, y: $0.y + ($1.y - $0.y) * smoothing)
    }
  }

  /// Adds the second half of a corner that is symmetric about its diagonal.
  private static func mirrored(_ half: [CGPoint]) -> [CGPoint] {
    half + half.reversed().map { CGPoint(x: $0.y, y: $0.x) }
  }
}

/// Puts a corner's curve to its place in a rectangle.
struct CornerPlace {
  private let tip: CGPoint
  private let size: CGSize

  init(_ corner: Corner, of rect: CGRect, size: CGSize) {
    let (isRight, isBottom): (Bool, Bool) =
      switch corner {
      case .bottomRight: (true, true)
      case .bottomLeft: (false, true)
      case .topLeft: (false, false)
      case .topRight: (true, false)
      }
    tip = CGPoint(x: isRight ? rect.maxX : rect.minX, y: isBottom ? rect.maxY : rect.minY)
    self.size = CGSize(
      width: isRight ? -size.width : size.width, height: isBottom ? -size.height : size.height)
  }

  func point(_ p: CGPoint) -> CGPoint {
    CGPoint(x: tip.x + p.x * size.width, y: tip.y + p.y * size.height)
  }
}
