import Foundation
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("How a device is held")
struct CMMotionManagerTests {
  @Test("It begins upright, and whoever asked is told how it is turned, until it stops") func told()
  {
    let manager = CMMotionManager()
    #expect(manager.isDeviceMotionAvailable && manager.deviceMotion == nil)
    var rolls: [Double] = []
    var falls: [Double] = []
    let played = PlayedView { Text("a") }
    played.change {
      manager.deviceMotionUpdateInterval = 0.5
      manager.accelerometerUpdateInterval = 0.5
      manager.startDeviceMotionUpdates(using: .xArbitraryZVertical, to: .main) { motion, _ in
        rolls.append(motion?.attitude.roll ?? .nan)
      }
      manager.startAccelerometerUpdates(to: .main) { data, _ in
        falls.append(data?.acceleration.y ?? .nan)
      }
    }
    #expect(rolls == [0] && falls == [-1])
    played.advance(to: 1.1)
    #expect(rolls.count == 3 && rolls[1] > 0.1 && rolls[2] > rolls[1])
    #expect(falls.count == 3 && falls[2] > -1)
    #expect(manager.isDeviceMotionActive && manager.isAccelerometerActive)
    played.change {
      manager.stopDeviceMotionUpdates()
      manager.stopAccelerometerUpdates()
    }
    played.advance(to: 2.2)
    #expect(rolls.count == 3 && falls.count == 3)
    #expect(manager.deviceMotion == nil && manager.accelerometerData == nil)
  }

  @Test("What is asked for is as the clip's time has it") func polled() throws {
    let manager = CMMotionManager()
    let played = PlayedView { Text("a") }
    played.change {
      manager.startDeviceMotionUpdates()
      manager.startGyroUpdates()
    }
    #expect(manager.deviceMotion?.gravity == CMAcceleration(y: -1))
    #expect(manager.gyroData?.rotationRate == CMRotationRate())
    played.advance(to: 1)
    let motion = try #require(manager.deviceMotion)
    let attitude = motion.attitude
    #expect(attitude.roll > 0.3 && attitude.quaternion.y > 0.1)
    motion.attitude.multiply(byInverseOf: attitude)
    #expect(attitude.roll == 0 && attitude.quaternion == CMQuaternion())
    // There it turns back.
    #expect(manager.gyroData.map { abs($0.rotationRate.y) < 0.01 } == true)
    manager.stopGyroUpdates()
    #expect(!manager.isGyroActive && manager.gyroData == nil)
  }
}
