import Foundation
import Geometry
import Motion
import ViewEngine

// What a headset says of the room around a window. A clip has none.

extension View {
  /// - Note: Accepted: a clip shows no volume, whose ground this is.
  public func volumeBaseplateVisibility(_ visibility: Visibility) -> some View { self }

  /// - Note: Accepted: no hands are seen in a clip.
  public func upperLimbVisibility(_ visibility: Visibility) -> some View { self }

  /// - Note: Accepted: nothing is seen around a clip's window.
  public func preferredSurroundingsEffect(_ effect: SurroundingsEffect?) -> some View { self }

  /// - Note: Accepted: how deep a view is changes nothing from the front.
  public func frame(
    minDepth: CGFloat? = nil, idealDepth: CGFloat? = nil, maxDepth: CGFloat? = nil,
    alignment: DepthAlignment = .center
  ) -> some View { self }

  /// Turns the view about an axis in space, seen from the front and in perspective, as with an axis of three numbers.
  public func rotation3DEffect(_ angle: Angle, axis: RotationAxis3D) -> some View {
    rotation3DEffect(angle, axis: (axis.x, axis.y, axis.z))
  }
}

/// How what is around a headset's window looks.
public struct SurroundingsEffect: Hashable, Sendable {
  private let name: String

  public static let systemDark = SurroundingsEffect(name: "systemDark")
  public static let semiDark = SurroundingsEffect(name: "semiDark")
  public static let dark = SurroundingsEffect(name: "dark")
  public static let ultraDark = SurroundingsEffect(name: "ultraDark")

  public static func colorMultiply(_ color: Color) -> SurroundingsEffect {
    SurroundingsEffect(name: "colorMultiply")
  }
}

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
