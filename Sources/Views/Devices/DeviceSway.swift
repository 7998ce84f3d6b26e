import Foundation
import ViewEngine

/// How a clip's device is held: turned a little to and fro, as by someone who looks at what that does.
///
/// No script tilts a device, and what goes by its tilt alone would be still. It begins upright and at rest, and is turned
/// more and more in the first second. The angles are by eye: those that demos of parallax are shown with.
struct DeviceSway {
  /// Radians, about the axis that goes up the screen and the one across it.
  let roll: Double
  let pitch: Double
  /// Radians a second.
  let rollRate: Double
  let pitchRate: Double
  /// Seconds since the clip began.
  let time: Double

  private static let period = 4.0
  private static let most = (roll: 0.35, pitch: 0.2)

  init(at time: Double) {
    let pace = 2 * Double.pi / Self.period
    self.time = time
    (roll, rollRate) = Self.turned(by: Self.most.roll, pace: pace, at: time)
    (pitch, pitchRate) = Self.turned(by: Self.most.pitch, pace: 2 * pace, at: time)
  }

  private static func turned(
    by most: Double, pace: Double, at time: Double
  ) -> (angle: Double, rate: Double) {
    let begun = max(0, min(1, time))
    let (share, growth) = (begun * begun * (3 - 2 * begun), 6 * begun * (1 - begun))
    let (sine, cosine) = (sin(pace * time), cos(pace * time))
    return (most * share * sine, most * (growth * sine + share * pace * cosine))
  }

  static var now: DeviceSway {
    DeviceSway(at: _ClipTime.now.timeIntervalSince(VirtualClock.startDate))
  }

  /// In g, along the device's own axes.
  var gravity: CMAcceleration {
    CMAcceleration(x: sin(roll), y: -cos(roll) * cos(pitch), z: -cos(roll) * sin(pitch))
  }

  var rotationRate: CMRotationRate { CMRotationRate(x: pitchRate, y: rollRate, z: 0) }
}
