import Foundation
import Geometry

/// A point in the cube that a chart fills, each of whose sides goes from −0.5 to 0.5; y is up, z to the viewer.
struct DepthPoint: Hashable {
  var x = 0.0
  var y = 0.0
  var z = 0.0
}

/// Puts points of the cube on the screen.
struct DepthCamera {
  let pose: Chart3DPose
  let isPerspective: Bool
  let size: CGSize

  /// Sides of the cube, from its middle to the viewer; and the share of the shorter side that the cube has, so that its
  /// corners and their numbers have room. Both by eye.
  private static let distance = 2.6
  private static let share = 0.54

  /// As the viewer sees it: z is how near it is.
  func turned(_ point: DepthPoint) -> DepthPoint {
    let (azimuth, inclination) = (pose.azimuth.radians, pose.inclination.radians)
    let x = point.x * cos(azimuth) - point.z * sin(azimuth)
    let z = point.x * sin(azimuth) + point.z * cos(azimuth)
    return DepthPoint(
      x: x, y: point.y * cos(inclination) - z * sin(inclination),
      z: point.y * sin(inclination) + z * cos(inclination))
  }

  func place(_ point: DepthPoint) -> CGPoint {
    let seen = turned(point)
    let nearness = isPerspective ? Self.distance / (Self.distance - seen.z) : 1
    let scale = min(size.width, size.height) * Self.share * nearness
    return CGPoint(x: size.width / 2 + seen.x * scale, y: size.height / 2 - seen.y * scale)
  }

  /// The side of the cube along an axis that the viewer looks at from inside: −0.5 or 0.5.
  func back(_ axis: WritableKeyPath<DepthPoint, Double>) -> Double {
    var point = DepthPoint()
    point[keyPath: axis] = 0.5
    return turned(point).z < 0 ? 0.5 : -0.5
  }
}
