import Foundation
import Geometry
import Testing

@testable import Views

@MainActor
@Suite("What holds bodies of a scene together")
struct SKPhysicsJointTests {
  /// A nail at 150, 400, and a ball elsewhere.
  @MainActor
  private struct Rig {
    let scene = SKScene(size: CGSize(width: 300, height: 500))
    let nail = SKNode()
    let ball = SKNode()

    init(_ position: CGPoint) {
      nail.position = CGPoint(x: 150, y: 400)
      ball.position = position
      for node in [nail, ball] {
        node.physicsBody = SKPhysicsBody(circleOfRadius: 10)
        scene.addChild(node)
      }
      nail.physicsBody?.isDynamic = false
    }

    var bodies: (SKPhysicsBody, SKPhysicsBody)? {
      guard let nail = nail.physicsBody, let ball = ball.physicsBody else { return nil }
      return (nail, ball)
    }

    var distance: CGFloat {
      let (x, y) = (ball.position.x - nail.position.x, ball.position.y - nail.position.y)
      return (x * x + y * y).squareRoot()
    }

    func go(for seconds: Double) {
      for _ in 0..<Int((seconds * 60).rounded()) { scene.step(by: 1 / 60) }
    }
  }

  @Test("A pin has a ball swing around it, and lets go of it when it is taken away") func pins()
    throws
  {
    let rig = Rig(CGPoint(x: 250, y: 400))
    let (nail, ball) = try #require(rig.bodies)
    let pin = SKPhysicsJointPin.joint(withBodyA: nail, bodyB: ball, anchor: rig.nail.position)
    rig.scene.physicsWorld.add(pin)
    rig.go(for: 0.5)
    #expect(abs(rig.distance - 100) < 5 && rig.ball.position.y < 380, "\(rig.ball.position)")
    rig.go(for: 2)
    #expect(abs(rig.distance - 100) < 5, "\(rig.ball.position)")
    rig.scene.physicsWorld.removeAllJoints()
    rig.go(for: 1)
    #expect(rig.distance > 200)
  }

  @Test("A pin with limits turns no farther") func limits() throws {
    let rig = Rig(CGPoint(x: 250, y: 400))
    let (nail, ball) = try #require(rig.bodies)
    let pin = SKPhysicsJointPin.joint(withBodyA: nail, bodyB: ball, anchor: rig.nail.position)
    pin.shouldEnableLimits = true
    (pin.lowerAngleLimit, pin.upperAngleLimit) = (-0.5, 0.5)
    rig.scene.physicsWorld.add(pin)
    rig.go(for: 2)
    #expect(rig.ball.zRotation > -0.7 && rig.ball.zRotation < -0.3, "\(rig.ball.zRotation)")
  }

  @Test("A rope lets a ball fall as far as it is long") func ropes() throws {
    let rig = Rig(CGPoint(x: 150, y: 350))
    let (nail, ball) = try #require(rig.bodies)
    let rope = SKPhysicsJointLimit.joint(
      withBodyA: nail, bodyB: ball, anchorA: rig.nail.position, anchorB: rig.ball.position)
    #expect(rope.maxLength == 50)
    rope.maxLength = 120
    rig.scene.physicsWorld.add(rope)
    rig.go(for: 4)
    #expect(rig.distance > 100 && rig.distance < 130, "\(rig.distance)")
  }

  @Test("A spring is drawn out by what hangs on it, and a rod is not", arguments: [0, 2])
  func springs(frequency: CGFloat) throws {
    let rig = Rig(CGPoint(x: 150, y: 300))
    let (nail, ball) = try #require(rig.bodies)
    let spring = SKPhysicsJointSpring.joint(
      withBodyA: nail, bodyB: ball, anchorA: rig.nail.position, anchorB: rig.ball.position)
    (spring.frequency, spring.damping) = (frequency, 1)
    rig.scene.physicsWorld.add(spring)
    rig.go(for: 4)
    // Twice a second: 1470 points a second squared by (4π)².
    let drawn = frequency == 0 ? 0 : 9.3
    #expect(abs(rig.distance - 100 - drawn) < 3, "\(rig.distance)")
  }

  @Test("What is fixed falls as one") func fixed() throws {
    let rig = Rig(CGPoint(x: 200, y: 400))
    let (nail, ball) = try #require(rig.bodies)
    nail.isDynamic = true
    nail.angularVelocity = 2
    let joint = SKPhysicsJointFixed.joint(
      withBodyA: nail, bodyB: ball, anchor: CGPoint(x: 175, y: 400))
    rig.scene.physicsWorld.add(joint)
    rig.go(for: 0.5)
    #expect(abs(rig.distance - 50) < 5 && rig.nail.position.y < 330)
    #expect(abs(rig.nail.zRotation - rig.ball.zRotation) < 0.1)
    rig.scene.physicsWorld.remove(joint)
  }
}
