import Foundation
import Geometry
import Testing

@testable import Views

/// What actions do to a node of a scene, step by step.
@MainActor
@Suite("Actions of SpriteKit")
struct SKActionTests {
  private let scene = SKScene(size: CGSize(width: 100, height: 100))
  private let node = SKSpriteNode(
    color: UIColor(red: 1, green: 0, blue: 0, alpha: 1), size: CGSize(width: 10, height: 10))

  private func run(_ action: SKAction) {
    if node.parent == nil { scene.addChild(node) }
    node.run(action)
  }

  private func step(_ count: Int, by seconds: Double = 0.1) {
    for _ in 0..<count { scene.step(by: seconds) }
  }

  private func isClose(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-6 }

  @Test("What leads to a place begins where the node is, and what adds counts beside it")
  func moves() {
    node.position = CGPoint(x: 10, y: 0)
    run(.move(to: CGPoint(x: 20, y: 10), duration: 1))
    step(5)
    #expect(isClose(node.position.x, 15) && isClose(node.position.y, 5))
    step(5)
    #expect(isClose(node.position.x, 20) && !node.hasActions())
    run(.moveBy(x: 10, y: 0, duration: 1))
    run(.moveBy(x: 0, y: 30, duration: 0.5))
    run(.moveBy(x: 2, y: 0, duration: 0.5))
    step(5)
    #expect(isClose(node.position.x, 27) && isClose(node.position.y, 40))
  }

  /// Rule: `scenes-go-by-steps`.
  @Test("What is left of a step counts for what follows") func sequence() {
    run(
      .sequence([
        .moveBy(x: 10, y: 0, duration: 0.25), .moveBy(x: 0, y: 10, duration: 0.25),
      ]))
    step(3)
    #expect(isClose(node.position.x, 10) && isClose(node.position.y, 2))
    step(3)
    #expect(isClose(node.position.y, 10) && !node.hasActions())
  }

  @Test("A group is over with the last, and a repetition after its last time") func order() {
    var told: [String] = []
    run(
      .sequence([
        .group([.wait(forDuration: 0.3), .wait(forDuration: 0.1)]), .run { told.append("group") },
      ]))
    let again = SKAction.sequence([.wait(forDuration: 0.1), .run { told.append("again") }])
    node.run(.repeat(again, count: 2), completion: { told.append("over") })
    step(1)
    #expect(told == ["again"])
    step(4)
    #expect(told == ["again", "again", "over", "group"])
  }

  @Test("What takes no time and has no end is done once a step") func endless() {
    var count = 0
    run(.repeatForever(.run { count += 1 }))
    step(3)
    #expect(count == 3 && node.hasActions())
    node.removeAllActions()
    step(1)
    #expect(count == 3)
  }

  @Test("An endless turn keeps its time however steps fall") func turns() {
    run(.repeatForever(.rotate(byAngle: 1, duration: 0.35)))
    step(21, by: 0.05)
    #expect(isClose(node.zRotation, 3))
  }

  @Test("An action of the same key takes the other's place") func keys() {
    run(.wait(forDuration: 0))
    node.removeAllActions()
    node.run(.moveBy(x: 100, y: 0, duration: 1), withKey: "way")
    node.run(.moveBy(x: 0, y: 10, duration: 1), withKey: "way")
    step(5)
    #expect(node.position.x == 0 && isClose(node.position.y, 5))
    #expect(node.action(forKey: "way") != nil)
    node.removeAction(forKey: "way")
    step(5)
    #expect(isClose(node.position.y, 5))
  }

  @Test("Speeds multiply, and who is paused stands still") func speeds() {
    let action = SKAction.moveBy(x: 10, y: 0, duration: 1)
    action.speed = 2
    run(action)
    node.speed = 2
    step(2)
    #expect(isClose(node.position.x, 8))
    node.isPaused = true
    step(5)
    #expect(isClose(node.position.x, 8))
  }

  @Test("Looks: faint, coloured, turned the shorter way, larger") func looks() {
    node.zRotation = 3
    run(.fadeAlpha(to: 0.5, duration: 1))
    run(
      .colorize(
        with: UIColor(red: 0, green: 0, blue: 1, alpha: 1), colorBlendFactor: 1, duration: 1))
    run(.rotate(toAngle: -3, duration: 1, shortestUnitArc: true))
    run(.scale(by: 3, duration: 1))
    run(.resize(byWidth: 10, height: 0, duration: 1))
    step(10)
    #expect(isClose(node.alpha, 0.5) && isClose(node.colorBlendFactor, 1))
    #expect(node.color == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(isClose(node.zRotation, 2 * .pi - 3))
    #expect(isClose(node.xScale, 3) && isClose(node.size.width, 20))
  }

  @Test("Back again: what adds is taken away, and what cannot be taken back only takes its time")
  func reversal() {
    let there = SKAction.sequence([
      .moveBy(x: 10, y: 0, duration: 0.2), .fadeOut(withDuration: 0.1),
    ])
    run(.sequence([there, there.reversed()]))
    step(6)
    #expect(isClose(node.position.x, 0) && isClose(node.alpha, 1))
    run(SKAction.moveTo(x: 50, duration: 0.5).reversed())
    step(4)
    #expect(isClose(node.position.x, 0) && node.hasActions())
  }

  @Test("Slow at first, or by a function of one's own") func timing() {
    let (slow, own) = (
      SKAction.moveTo(x: 10, duration: 1), SKAction.moveTo(y: 10, duration: 1)
    )
    slow.timingMode = .easeIn
    own.timingFunction = { $0 * $0 }
    run(slow)
    run(own)
    step(5)
    #expect(node.position.x > 1 && node.position.x < 4.5)
    #expect(isClose(node.position.y, 2.5))
  }

  @Test("Along a path with one speed, as an offset and turned that way") func path() {
    let path = Path { $0.addLines([.zero, CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 10)]) }
    node.position = CGPoint(x: 5, y: 5)
    run(.follow(path, asOffset: true, orientToPath: true, duration: 1))
    step(3)
    #expect(isClose(node.position.x, 17) && isClose(node.zRotation, 0))
    step(6)
    #expect(isClose(node.position.x, 35) && isClose(node.position.y, 11))
    #expect(isClose(node.zRotation, .pi / 2))
    let round = PathCourse(Path(ellipseIn: CGRect(x: 0, y: 0, width: 2, height: 2))).length
    #expect(abs(round - 2 * .pi) < 0.01)
  }

  @Test("Pictures one after the other, and the first again") func pictures() {
    let textures = (0..<4).map { _ in SKTexture() }
    let own = SKTexture()
    node.texture = own
    run(.animate(with: textures, timePerFrame: 0.2, resize: false, restore: true))
    step(1)
    #expect(node.texture === textures[0])
    step(4)
    #expect(node.texture === textures[2])
    step(3)
    #expect(node.texture === own)
  }

  @Test("A wait drawn by lot is the same in each run, and within its range") func lots() {
    func times() -> [Int] {
      let scene = SKScene(size: CGSize(width: 1, height: 1))
      var step = 0
      var times: [Int] = []
      scene.run(
        .repeatForever(
          .sequence([.wait(forDuration: 1, withRange: 1), .run { times.append(step) }])))
      for _ in 0..<500 {
        step += 1
        scene.step(by: 0.02)
      }
      return times
    }
    let first = times()
    #expect(first == times() && first.count > 5)
    let waits = zip([0] + first, first).map { $1 - $0 }
    #expect(waits.allSatisfy { (24...76).contains($0) } && Set(waits).count > 1)
  }

  @Test("Code at each step, on a node within, and the node taken out at the end") func deeds() {
    let inner = SKNode()
    inner.name = "inner"
    node.addChild(inner)
    var seconds: [CGFloat] = []
    run(
      .sequence([
        .customAction(withDuration: 0.2) { _, elapsed in seconds.append(elapsed) },
        .run(.moveBy(x: 1, y: 0, duration: 0.1), onChildWithName: "inner"),
        .wait(forDuration: 0.3), .removeFromParent(),
      ]))
    step(2)
    #expect(seconds.count == 2 && isClose(seconds[1], 0.2))
    step(2)
    #expect(isClose(inner.position.x, 1) && node.parent === scene)
    step(1)
    #expect(node.parent == nil && scene.children.isEmpty)
  }
}
