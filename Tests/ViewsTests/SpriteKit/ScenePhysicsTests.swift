import Foundation
import Geometry
import Testing

@testable import Views

@MainActor
@Suite("Bodies of a scene")
struct ScenePhysicsTests {
  private let frame = CGRect(x: 0, y: 0, width: 300, height: 500)

  /// A scene with walls all around.
  private func room() -> SKScene {
    let scene = SKScene(size: frame.size)
    scene.physicsBody = SKPhysicsBody(edgeLoopFrom: frame)
    return scene
  }

  private func node(_ body: SKPhysicsBody, at x: CGFloat, _ y: CGFloat) -> SKNode {
    let node = SKNode()
    node.position = CGPoint(x: x, y: y)
    node.physicsBody = body
    return node
  }

  private func go(_ scene: SKScene, for seconds: Double) {
    for _ in 0..<Int((seconds * 60).rounded()) { scene.step(by: 1 / 60) }
  }

  /// Rule: `scenes-go-by-steps`.
  @Test("What falls falls by 150 points to a metre, and lies on what is below it") func falling() {
    let scene = room()
    let ball = node(SKPhysicsBody(circleOfRadius: 20), at: 150, 450)
    scene.addChild(ball)
    go(scene, for: 0.5)
    // Half of 1470 points a second squared, in half a second, and a little less for the air.
    #expect(abs(ball.position.y - 267) < 6, "\(ball.position)")
    go(scene, for: 5)
    #expect(abs(ball.position.y - 20) < 1, "\(ball.position)")
    #expect(ball.physicsBody?.isResting == true)
  }

  @Test("What keeps all of its speed bounces on") func bouncing() throws {
    let scene = room()
    scene.physicsWorld.gravity = .zero
    let body = SKPhysicsBody(circleOfRadius: 10)
    (body.restitution, body.friction, body.linearDamping) = (1, 0, 0)
    scene.addChild(node(body, at: 100, 100))
    body.applyImpulse(CGVector(dx: 5, dy: -5))
    let speed = body.velocity.dx
    // Newton seconds through kilograms: a circle of 10 points weighs 14 grams.
    #expect(abs(speed - 5 / (.pi / 225)) < 1e-6)
    go(scene, for: 10)
    #expect(abs(abs(body.velocity.dx) - speed) < 0.01)
    #expect(abs(abs(body.velocity.dy) - speed) < 0.01)
  }

  @Test("What is fast does not pass through a wall") func fast() throws {
    let scene = room()
    let body = SKPhysicsBody(circleOfRadius: 5)
    let ball = node(body, at: 150, 250)
    scene.addChild(ball)
    body.velocity = CGVector(dx: 5000, dy: 3000)
    go(scene, for: 2)
    #expect(frame.contains(ball.position), "\(ball.position)")
  }

  @Test("A pile of boxes comes to rest, each on the one below") func pile() {
    let scene = room()
    let boxes = (0..<4).map { place in
      node(
        SKPhysicsBody(rectangleOf: CGSize(width: 40, height: 30)), at: 150, 20 + 35 * CGFloat(place)
      )
    }
    boxes.forEach(scene.addChild)
    go(scene, for: 4)
    for (place, box) in boxes.enumerated() {
      #expect(abs(box.position.y - (15 + 30 * CGFloat(place))) < 3, "\(box.position)")
      #expect(abs(box.zRotation) < 0.05)
    }
  }

  @Test("Bodies heed only those of the categories that they collide with") func masks() {
    let scene = room()
    let ghost = SKPhysicsBody(circleOfRadius: 10)
    ghost.collisionBitMask = 0
    let ball = node(ghost, at: 100, 100)
    scene.addChild(ball)
    go(scene, for: 2)
    #expect(ball.position.y < -500)
  }

  private final class Witness: SKPhysicsContactDelegate {
    var begun = 0
    var ended = 0
    func didBegin(_ contact: SKPhysicsContact) { begun += 1 }
    func didEnd(_ contact: SKPhysicsContact) { ended += 1 }
  }

  @Test("Who asks is told that bodies touch, once, and that they no longer do") func contacts() {
    let (scene, witness) = (room(), Witness())
    scene.physicsWorld.contactDelegate = witness
    scene.addChild(node(SKPhysicsBody(circleOfRadius: 10), at: 200, 60))
    let body = SKPhysicsBody(circleOfRadius: 10)
    (body.restitution, body.contactTestBitMask) = (0, 1)
    scene.physicsBody?.restitution = 0
    let ball = node(body, at: 100, 60)
    scene.addChild(ball)
    go(scene, for: 1)
    #expect(witness.begun == 1 && witness.ended == 0)
    ball.position.y = 200
    go(scene, for: 0.1)
    #expect(witness.ended == 1)
  }

  @Test("What is not dynamic holds others and stays") func standing() {
    let scene = room()
    let floor = SKPhysicsBody(rectangleOf: CGSize(width: 100, height: 20))
    floor.isDynamic = false
    let (shelf, ball) = (
      node(floor, at: 150, 200), node(SKPhysicsBody(circleOfRadius: 10), at: 150, 300)
    )
    scene.addChild(shelf)
    scene.addChild(ball)
    go(scene, for: 3)
    #expect(shelf.position == CGPoint(x: 150, y: 200))
    #expect(abs(ball.position.y - 220) < 1, "\(ball.position)")
    #expect(scene.physicsWorld.body(at: CGPoint(x: 150, y: 200)) === floor)
  }
}
