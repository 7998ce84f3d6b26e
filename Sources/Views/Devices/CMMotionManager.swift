import Foundation
import ViewEngine

public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void

/// What CoreMotion tells of how a device is held, by the clip's clock.
///
/// - Note: Approximated: it is upright, and turned a little to and fro as in a hand; no script shakes or tilts a device.
public final class CMMotionManager: NSObject, @unchecked Sendable {
  private enum Sensor { case device, accelerometer, gyro }

  /// In seconds.
  public var deviceMotionUpdateInterval: TimeInterval = 0
  public var accelerometerUpdateInterval: TimeInterval = 0
  public var gyroUpdateInterval: TimeInterval = 0
  public var showsDeviceMovementDisplay = false

  public let isDeviceMotionAvailable = true
  public let isAccelerometerAvailable = true
  public let isGyroAvailable = true
  public var isDeviceMotionActive: Bool { active.contains(.device) }
  public var isAccelerometerActive: Bool { active.contains(.accelerometer) }
  public var isGyroActive: Bool { active.contains(.gyro) }

  private var active: Set<Sensor> = []
  private var series: [Sensor: Token] = [:]
  private typealias Token = UncheckedTransfer<VirtualClock.Token>

  deinit {
    series.values.forEach(Self.cancel)
  }

  public var deviceMotion: CMDeviceMotion? {
    isDeviceMotionActive ? CMDeviceMotion(.now) : nil
  }
  public var accelerometerData: CMAccelerometerData? {
    isAccelerometerActive ? CMAccelerometerData(.now) : nil
  }
  public var gyroData: CMGyroData? { isGyroActive ? CMGyroData(.now) : nil }

  public class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame {
    [.xArbitraryZVertical, .xArbitraryCorrectedZVertical]
  }

  // MARK: Starting

  public func startDeviceMotionUpdates() { active.insert(.device) }
  public func startDeviceMotionUpdates(using frame: CMAttitudeReferenceFrame) {
    startDeviceMotionUpdates()
  }
  public func startAccelerometerUpdates() { active.insert(.accelerometer) }
  public func startGyroUpdates() { active.insert(.gyro) }

  public func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) {
    startDeviceMotionUpdates()
    tell(of: .device, every: deviceMotionUpdateInterval) { handler(CMDeviceMotion(.now), nil) }
  }

  public func startDeviceMotionUpdates(
    using frame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) {
    startDeviceMotionUpdates(to: queue, withHandler: handler)
  }

  public func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
  ) {
    startAccelerometerUpdates()
    tell(of: .accelerometer, every: accelerometerUpdateInterval) {
      handler(CMAccelerometerData(.now), nil)
    }
  }

  public func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler
  ) {
    startGyroUpdates()
    tell(of: .gyro, every: gyroUpdateInterval) { handler(CMGyroData(.now), nil) }
  }

  // MARK: Stopping

  public func stopDeviceMotionUpdates() { stop(.device) }
  public func stopAccelerometerUpdates() { stop(.accelerometer) }
  public func stopGyroUpdates() { stop(.gyro) }

  private func stop(_ sensor: Sensor) {
    active.remove(sensor)
    if let token = series.removeValue(forKey: sensor) { Self.cancel(token) }
  }

  /// At once, and then no more often than a clip has pictures.
  private func tell(of sensor: Sensor, every interval: TimeInterval, _ told: @escaping () -> Void) {
    stop(sensor)
    active.insert(sensor)
    told()
    guard DispatchQueue.isOnMain else { return }
    let told = UncheckedTransfer(told)
    let interval = max(interval, 1.0 / 60)
    series[sensor] =
      MainActor.assumeIsolated {
        UncheckedTransfer(VirtualClock.current?.schedule(every: interval) { told.value() })
      }
      .value.map { Token($0) }
  }

  private static func cancel(_ token: Token) {
    if DispatchQueue.isOnMain { MainActor.assumeIsolated { token.value.cancel() } }
  }
}
