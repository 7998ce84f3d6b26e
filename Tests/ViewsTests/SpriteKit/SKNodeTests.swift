import Foundation
import Geometry
import Testing

@testable import Views

/// The tree of a scene's nodes.
@MainActor
@Suite("Nodes of SpriteKit")
struct SKNodeTests {
  private func node(_ name: String, _ inner: SKNode...) -> SKNode {
    let node = SKNode()
    node.name = name
    for other in inner { node.addChild(other) }
    return node
  }

  @Test("Nodes are found by their names, by ways and by parts of them") func names() {
    let leaf = node("leaf 12")
    let branch = node("branch", leaf)
    let scene = SKScene(size: CGSize(width: 10, height: 10))
    scene.addChild(branch)
    #expect(scene.childNode(withName: "branch") === branch)
    #expect(scene.childNode(withName: "leaf 12") == nil)
    #expect(scene.childNode(withName: "branch/leaf 12") === leaf)
    #expect(leaf.childNode(withName: "//branch") === branch)
    #expect(branch.childNode(withName: ".//leaf*") === leaf)
    #expect(scene["//*"].count == 2 && scene["//l*2"] == [leaf] && scene["//l*3"].isEmpty)
    var found: [String] = []
    scene.enumerateChildNodes(withName: "//*") { node, stop in
      found.append(node.name ?? "")
      stop.pointee = true
    }
    #expect(found == ["branch"])
    #expect(leaf.scene === scene && leaf.inParentHierarchy(scene))
  }

  @Test("A node leaves, and moves elsewhere without being seen to") func moving() {
    let (inner, other) = (node("inner"), node("other"))
    let outer = node("outer", inner)
    let scene = SKScene(size: CGSize(width: 10, height: 10))
    scene.addChild(outer)
    scene.addChild(other)
    outer.position = CGPoint(x: 5, y: 0)
    outer.setScale(2)
    inner.position = CGPoint(x: 1, y: 1)
    other.position = CGPoint(x: 0, y: 2)
    #expect(inner.convert(.zero, to: scene) == CGPoint(x: 7, y: 2))
    inner.move(toParent: other)
    #expect(inner.parent === other && inner.position == CGPoint(x: 7, y: 0))
    outer.removeFromParent()
    #expect(scene.children == [other] && outer.scene == nil)
    scene.removeAllChildren()
    #expect(scene.children.isEmpty && inner.parent === other)
  }

  @Test("Frames are around what is shown, in the coordinates around the node") func frames() {
    let box = SKShapeNode(rectOf: CGSize(width: 10, height: 4))
    box.lineWidth = 2
    box.position = CGPoint(x: 20, y: 20)
    box.zRotation = .pi / 2
    #expect(abs(box.frame.width - 6) < 1e-6 && abs(box.frame.height - 12) < 1e-6)
    let dot = SKSpriteNode(color: .red, size: CGSize(width: 2, height: 2))
    dot.position = CGPoint(x: 10, y: 0)
    box.addChild(dot)
    #expect(abs(box.calculateAccumulatedFrame().maxY - 31) < 1e-6)
    #expect(box.contains(CGPoint(x: 20, y: 30)) && !box.contains(CGPoint(x: 30, y: 20)))
    let scene = SKScene(size: CGSize(width: 100, height: 100))
    let far = SKSpriteNode(color: .red, size: CGSize(width: 2, height: 2))
    scene.addChild(box)
    scene.addChild(far)
    #expect(!box.intersects(far))
    far.position = CGPoint(x: 22, y: 20)
    #expect(box.intersects(far) && !dot.intersects(far))
    let centered = SKShapeNode(
      path: Path(CGRect(x: 10, y: 10, width: 4, height: 4)), centered: true)
    #expect(centered.frame.midX == 0 && centered.frame.midY == 0)
  }

  @Test("A copy has the same values, and copies of what is in it") func copies() throws {
    let ball = SKShapeNode(circleOfRadius: 5)
    ball.name = "ball"
    ball.fillColor = .blue
    ball.alpha = 0.5
    let label = SKLabelNode(text: "A")
    label.fontSize = 12
    ball.addChild(label)
    let copy = try #require(ball.copy() as? SKShapeNode)
    #expect(copy !== ball && copy.fillColor == .blue && copy.alpha == 0.5 && copy.parent == nil)
    let inner = try #require(copy.children.first as? SKLabelNode)
    #expect(inner !== label && inner.text == "A" && inner.fontSize == 12)
    let emitter = SKEmitterNode()
    emitter.particleBirthRate = 7
    emitter.particleColorSequence = SKKeyframeSequence(keyframeValues: [], times: [])
    let twin = try #require(emitter.copy() as? SKEmitterNode)
    #expect(twin.particleBirthRate == 7)
    #expect(twin.particleColorSequence === emitter.particleColorSequence)
  }
}
