import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Who is told of touches on a scene of 100 × 100 points.
@MainActor
@Suite("Touches on a scene of SpriteKit")
struct SceneTouchTests {
  private let size = CGSize(width: 100, height: 100)

  @Test("A scene is told where it is touched, in its own coordinates") func places() {
    let scene = CountingScene(size: size)
    let played = PlayedView { SpriteView(scene: scene) }
    played.tap(at: CGPoint(x: 30, y: 20))
    #expect(scene.touches.map(\.phase) == [.began, .ended])
    #expect(scene.touches.allSatisfy { $0.place == CGPoint(x: 30, y: 80) })
    played.graph.touchDown(at: CGPoint(x: 10, y: 10))
    played.graph.touchMoved(to: CGPoint(x: 40, y: 10))
    played.graph.touchUp(at: CGPoint(x: 40, y: 10))
    #expect(scene.touches.dropFirst(2).map(\.phase) == [.began, .moved, .ended])
    #expect(scene.touches.last?.place == CGPoint(x: 40, y: 90))
  }

  @Test("A node that wants to be told is, in place of its scene") func nodes() {
    let scene = CountingScene(size: size)
    let node = TouchedNode(color: .red, size: CGSize(width: 20, height: 20))
    node.position = CGPoint(x: 50, y: 50)
    scene.addChild(node)
    let played = PlayedView { SpriteView(scene: scene) }
    played.tap(at: CGPoint(x: 55, y: 50))
    #expect(scene.touches.count == 2 && node.places.isEmpty)
    node.isUserInteractionEnabled = true
    played.tap(at: CGPoint(x: 55, y: 50))
    #expect(scene.touches.count == 2 && node.places == [CGPoint(x: 5, y: 0)])
  }

  @Test("A scene with no code of its own is nothing to touch") func plain() {
    let plain = PlayedView { SpriteView(scene: SKScene(size: size)) }
    #expect(plain.graph.touchTargets.isEmpty)
    let told = PlayedView { SpriteView(scene: CountingScene(size: size)) }
    #expect(told.graph.touchTargets.first?.demonstration == .spot(count: 1))
  }

  @Test("A finger may stay on a scene that goes") func gone() {
    let isThere = Handle(true)
    let played = PlayedView {
      isThere.shows { isThere in
        if isThere { SpriteView(scene: CountingScene(size: size)) }
      }
    }
    played.graph.touchDown(at: CGPoint(x: 30, y: 20))
    played.change { isThere.value = false }
    played.graph.touchMoved(to: CGPoint(x: 60, y: 20))
    played.graph.touchUp(at: CGPoint(x: 60, y: 20))
    #expect(played.text.isEmpty)
  }

  @Test("A scene may go while it moves") func moving() {
    let isThere = Handle(true)
    let scene = SKScene(size: size)
    let node = SKSpriteNode(color: .red, size: CGSize(width: 20, height: 20))
    node.run(.repeatForever(.rotate(byAngle: 1, duration: 1)))
    scene.addChild(node)
    let played = PlayedView {
      isThere.shows { isThere in
        if isThere { SpriteView(scene: scene) }
      }
    }
    played.advance(to: 0.5)
    #expect(played.graph.runsForever)
    played.change { isThere.value = false }
    played.advance(to: 1)
    #expect(!played.graph.runsForever && played.text.isEmpty)
  }
}
