import Foundation
import ViewEngine

/// How a clip's device is held: turned a little to and fro, as by someone who looks at what that does.
///
/// No script tilts a device, and what goes by its tilt alone would be still. It begins upright and at rest. The angles
/// are by eye: those that demos of parallax are shown with.
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
    roll = Self.most.roll * sin(pace * time)
    rollRate = Self.most.roll * pace * cos(pace * time)
    pitch = Self.most.pitch * sin(2 * pace * time)
    pitchRate = Self.most.pitch * 2 * pace * cos(2 * pace * time)
  }

  static var now: DeviceSway {
    DeviceSway(at: _ClipTime.now.timeIntervalSince(VirtualClock.startDate))
  }

  /// In g, along the device's own axes.
  var gravity: CMAcceleration {
    CMAcceleration(x: sin(roll), y: -cos(roll) * cos(pitch), z: -sin(pitch))
  }

  var rotationRate: CMRotationRate { CMRotationRate(x: pitchRate, y: rollRate, z: 0) }
}
