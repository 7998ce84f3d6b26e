import Foundation
import Geometry
import Motion
import ViewEngine

/// What something is turned about in space: to the right, downwards and towards who looks.
public struct RotationAxis3D: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat
  public var z: CGFloat

  public init(x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0) {
    (self.x, self.y, self.z) = (x, y, z)
  }

  public static let x = RotationAxis3D(x: 1)
  public static let y = RotationAxis3D(y: 1)
  public static let z = RotationAxis3D(z: 1)
}

extension View {
  /// Turns the view about an axis in space, seen from the front and in perspective, as with an axis of three numbers.
  public func rotation3DEffect(_ angle: Angle, axis: RotationAxis3D) -> some View {
    rotation3DEffect(angle, axis: (axis.x, axis.y, axis.z))
  }
}
