import Foundation
import Geometry
import Testing

@testable import Views

@MainActor
@Suite("What nodes of a scene are kept to")
struct SKConstraintTests {
  /// Where a node is, and how it is turned, after a step.
  private func kept(
    _ constraint: (SKScene) -> SKConstraint, from position: CGPoint, rotation: CGFloat = 0
  ) -> SKNode {
    let scene = SKScene(size: CGSize(width: 100, height: 100))
    let node = SKNode()
    (node.position, node.zRotation) = (position, rotation)
    node.constraints = [constraint(scene)]
    scene.addChild(node)
    scene.step(by: 1 / 60)
    return node
  }

  @Test("Its place stays within ranges, of its parent or of another node") func places() {
    let range = SKRange(lowerLimit: 10, upperLimit: 20)
    let far = CGPoint(x: 50, y: 50)
    #expect(kept({ _ in .positionX(range) }, from: far).position == CGPoint(x: 20, y: 50))
    #expect(
      kept({ _ in .positionY(SKRange(lowerLimit: 60)) }, from: far).position
        == CGPoint(x: 50, y: 60))
    let both = kept({ _ in .positionX(SKRange(constantValue: 1), y: range) }, from: far)
    #expect(both.position == CGPoint(x: 1, y: 20))
    let other = kept(
      { scene in
        let frame = SKNode()
        frame.position = CGPoint(x: 30, y: 0)
        scene.addChild(frame)
        let constraint = SKConstraint.positionX(range)
        constraint.referenceNode = frame
        return constraint
      }, from: CGPoint(x: 80, y: 5))
    #expect(abs(other.position.x - 50) < 1e-9 && abs(other.position.y - 5) < 1e-9)
    let idle = kept(
      { _ in
        let constraint = SKConstraint.positionX(range)
        constraint.enabled = false
        return constraint
      }, from: far)
    #expect(idle.position == far)
  }

  @Test("It stays as far from a point or a node as it is told") func distances() {
    let range = SKRange(upperLimit: 10)
    let start = CGPoint(x: 30, y: 40)
    #expect(kept({ _ in .distance(range, to: .zero) }, from: start).position == CGPoint(x: 6, y: 8))
    func follower(_ scene: SKScene) -> SKNode {
      let goal = SKNode()
      goal.position = CGPoint(x: 30, y: 0)
      scene.addChild(goal)
      return goal
    }
    let node = kept({ .distance(range, to: follower($0)) }, from: start)
    #expect(abs(node.position.x - 30) < 1e-9 && abs(node.position.y - 10) < 1e-9)
    let near = kept({ .distance(range, to: .zero, in: follower($0)) }, from: CGPoint(x: 30, y: 5))
    #expect(near.position == CGPoint(x: 30, y: 5))
  }

  @Test("It turns to a point or a node, and no farther than it may") func turns() {
    let exact = SKRange(constantValue: 0)
    let up = kept({ _ in .orient(to: CGPoint(x: 0, y: 9), offset: exact) }, from: .zero)
    #expect(abs(up.zRotation - .pi / 2) < 1e-9)
    let node = kept(
      { scene in .orient(to: scene, offset: SKRange(value: 0, variance: 0.5)) },
      from: CGPoint(x: -9, y: 0), rotation: 2)
    #expect(abs(node.zRotation - 0.5) < 1e-9)
    let place = kept(
      { scene in .orient(to: CGPoint(x: 0, y: 4), in: scene, offset: exact) }, from: .zero)
    #expect(abs(place.zRotation - .pi / 2) < 1e-9)
    let turned = kept({ _ in .zRotation(SKRange.withNoLimits()) }, from: .zero, rotation: 3)
    #expect(turned.zRotation == 3)
  }
}
