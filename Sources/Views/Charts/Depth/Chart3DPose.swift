import Foundation
import Geometry
import Motion

/// From where a chart in space is looked at.
public struct Chart3DPose: Hashable, Animatable, Sendable {
  /// How far it is turned about its upright axis.
  public var azimuth: Angle
  /// How far above its floor the viewer is.
  public var inclination: Angle

  public init(azimuth: Angle, inclination: Angle) {
    self.azimuth = azimuth
    self.inclination = inclination
  }

  /// By eye.
  public static let `default` = Chart3DPose(azimuth: .degrees(25), inclination: .degrees(18))
  public static let front = Chart3DPose(azimuth: .zero, inclination: .zero)
  public static let back = Chart3DPose(azimuth: .degrees(180), inclination: .zero)
  public static let left = Chart3DPose(azimuth: .degrees(90), inclination: .zero)
  public static let right = Chart3DPose(azimuth: .degrees(-90), inclination: .zero)
  public static let top = Chart3DPose(azimuth: .zero, inclination: .degrees(90))
  public static let bottom = Chart3DPose(azimuth: .zero, inclination: .degrees(-90))

  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(azimuth.radians, inclination.radians) }
    set {
      azimuth = .radians(newValue.first)
      inclination = .radians(newValue.second)
    }
  }

  /// As a finger turns it that has moved so far.
  ///
  /// A finger that goes 150 points turns it by a right angle: by eye, not measured.
  func turned(by way: CGSize) -> Chart3DPose {
    let quarter = 150.0
    let tilt = inclination.degrees + way.height / quarter * 90
    return Chart3DPose(
      azimuth: .degrees(azimuth.degrees - way.width / quarter * 90),
      inclination: .degrees(min(max(tilt, -90), 90)))
  }
}

/// Whether what is farther away looks smaller.
public struct Chart3DCameraProjection: Hashable, Sendable {
  let isPerspective: Bool

  public static let automatic = Chart3DCameraProjection(isPerspective: false)
  public static let orthographic = Chart3DCameraProjection(isPerspective: false)
  public static let perspective = Chart3DCameraProjection(isPerspective: true)
}
