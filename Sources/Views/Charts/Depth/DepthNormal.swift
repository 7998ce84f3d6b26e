import Foundation

/// Which way a piece of a surface faces.
struct DepthNormal {
  let x: Double
  let y: Double
  let z: Double

  init(_ a: DepthPoint, _ b: DepthPoint, _ c: DepthPoint, _ d: DepthPoint) {
    let (u, v) = ((c.x - a.x, c.y - a.y, c.z - a.z), (d.x - b.x, d.y - b.y, d.z - b.z))
    let normal = (u.1 * v.2 - u.2 * v.1, u.2 * v.0 - u.0 * v.2, u.0 * v.1 - u.1 * v.0)
    let squares = normal.0 * normal.0 + normal.1 * normal.1 + normal.2 * normal.2
    let length = max(squares.squareRoot(), .ulpOfOne)
    (x, y, z) = (normal.0 / length, normal.1 / length, normal.2 / length)
  }

  /// Of a lamp above, a little to the right and to the viewer. By eye.
  var light: Double { 0.62 + 0.38 * min(1, abs(0.3 * x + 0.8 * y + 0.5 * z)) }
}
