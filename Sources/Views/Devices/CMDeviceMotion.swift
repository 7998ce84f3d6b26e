import Foundation

/// How a device is held and moved.
public struct CMDeviceMotion: Sendable {
  /// The same whenever it is asked for: it may be made one since another.
  public let attitude: CMAttitude
  private let sway: DeviceSway

  init(_ sway: DeviceSway) {
    self.sway = sway
    attitude = CMAttitude(roll: sway.roll, pitch: sway.pitch)
  }

  /// In g, along the device's own axes.
  public var gravity: CMAcceleration { sway.gravity }
  public var userAcceleration: CMAcceleration { CMAcceleration(x: 0, y: 0, z: 0) }
  public var rotationRate: CMRotationRate { sway.rotationRate }
  public var timestamp: TimeInterval { sway.time }
}

/// Which way a device points, in radians.
public final class CMAttitude: @unchecked Sendable {
  public private(set) var roll: Double
  public private(set) var pitch: Double
  public private(set) var yaw = 0.0

  init(roll: Double, pitch: Double) {
    self.roll = roll
    self.pitch = pitch
  }

  /// Half of each angle turns about its own axis; the angles of a clip's device are small.
  public var quaternion: CMQuaternion {
    let (x, y, z) = (sin(pitch / 2), sin(roll / 2), sin(yaw / 2))
    return CMQuaternion(x: x, y: y, z: z, w: (1 - x * x - y * y - z * z).squareRoot())
  }

  /// From then on it is what has been turned since another one.
  public func multiply(byInverseOf attitude: CMAttitude) {
    roll -= attitude.roll
    pitch -= attitude.pitch
    yaw -= attitude.yaw
  }
}

public struct CMQuaternion: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var z: Double
  public var w: Double

  public init(x: Double = 0, y: Double = 0, z: Double = 0, w: Double = 1) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }
}

/// What an attitude is told from. A clip's device is where it was at the beginning in all of them.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
  public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
  public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
  public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}

public struct CMAccelerometerData: Sendable {
  /// In g, along the device's own axes.
  public let acceleration: CMAcceleration
  public let timestamp: TimeInterval

  init(_ sway: DeviceSway) {
    acceleration = sway.gravity
    timestamp = sway.time
  }
}

public struct CMGyroData: Sendable {
  public let rotationRate: CMRotationRate
  public let timestamp: TimeInterval

  init(_ sway: DeviceSway) {
    rotationRate = sway.rotationRate
    timestamp = sway.time
  }
}

public struct CMAcceleration: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var z: Double

  public init(x: Double = 0, y: Double = 0, z: Double = 0) {
    (self.x, self.y, self.z) = (x, y, z)
  }
}

/// Radians a second.
public struct CMRotationRate: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var z: Double

  public init(x: Double = 0, y: Double = 0, z: Double = 0) {
    (self.x, self.y, self.z) = (x, y, z)
  }
}
