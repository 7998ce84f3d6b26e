import Foundation

/// What CoreMotion tells of how a device is held. A clip's device lies still and says so once.
///
/// - Note: Approximated: upright and at rest; no script shakes or tilts a device.
public final class CMMotionManager: NSObject, @unchecked Sendable {
  public var deviceMotionUpdateInterval: TimeInterval = 0
  public var accelerometerUpdateInterval: TimeInterval = 0
  public var gyroUpdateInterval: TimeInterval = 0

  public private(set) var isDeviceMotionActive = false
  public private(set) var isAccelerometerActive = false
  public private(set) var isGyroActive = false
  public let isDeviceMotionAvailable = true
  public let isAccelerometerAvailable = true
  public let isGyroAvailable = true

  public var deviceMotion: CMDeviceMotion? { isDeviceMotionActive ? CMDeviceMotion() : nil }
  public var accelerometerData: CMAccelerometerData? {
    isAccelerometerActive ? CMAccelerometerData() : nil
  }

  public func startDeviceMotionUpdates() { isDeviceMotionActive = true }
  public func stopDeviceMotionUpdates() { isDeviceMotionActive = false }
  public func startAccelerometerUpdates() { isAccelerometerActive = true }
  public func stopAccelerometerUpdates() { isAccelerometerActive = false }
  public func startGyroUpdates() { isGyroActive = true }
  public func stopGyroUpdates() { isGyroActive = false }

  public func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) {
    startDeviceMotionUpdates()
    handler(CMDeviceMotion(), nil)
  }

  public func startAccelerometerUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
  ) {
    startAccelerometerUpdates()
    handler(CMAccelerometerData(), nil)
  }
}

/// How a device is held and moved.
public struct CMDeviceMotion: Sendable {
  public let attitude = CMAttitude()
  /// In g, along the device's own axes.
  public let gravity = CMAcceleration(x: 0, y: -1, z: 0)
  public let userAcceleration = CMAcceleration(x: 0, y: 0, z: 0)
  public let rotationRate = CMRotationRate(x: 0, y: 0, z: 0)
}

/// Which way a device points, in radians.
public struct CMAttitude: Sendable {
  public let roll = 0.0
  public let pitch = 0.0
  public let yaw = 0.0
}

public struct CMAccelerometerData: Sendable {
  public let acceleration = CMAcceleration(x: 0, y: -1, z: 0)
}

public struct CMAcceleration: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var z: Double

  public init(x: Double = 0, y: Double = 0, z: Double = 0) {
    (self.x, self.y, self.z) = (x, y, z)
  }
}

public struct CMRotationRate: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var z: Double

  public init(x: Double = 0, y: Double = 0, z: Double = 0) {
    (self.x, self.y, self.z) = (x, y, z)
  }
}
