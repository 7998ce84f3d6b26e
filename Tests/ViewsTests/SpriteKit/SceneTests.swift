import Drawing
import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// How scenes are shown, on a screen of 100 × 100 points.
@MainActor
@Suite("Scenes of SpriteKit")
struct SceneTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func scene(_ width: CGFloat = 100, _ height: CGFloat = 100) -> SKScene {
    SKScene(size: CGSize(width: width, height: height))
  }

  private func sprite(_ color: UIColor, at x: CGFloat, _ y: CGFloat) -> SKSpriteNode {
    let sprite = SKSpriteNode(color: color, size: CGSize(width: 10, height: 20))
    sprite.position = CGPoint(x: x, y: y)
    return sprite
  }

  private func isClose(_ a: CGRect?, _ b: CGRect) -> Bool {
    guard let a else { return false }
    return abs(a.minX - b.minX) + abs(a.minY - b.minY) + abs(a.width - b.width)
      + abs(a.height - b.height) < 1e-6
  }

  @Test("Y runs up from the lower left corner, or from where the anchor is") func places() {
    let scene = scene()
    scene.addChild(sprite(red, at: 20, 30))
    let played = PlayedView { SpriteView(scene: scene) }
    #expect(
      isClose(played.frame(of: Color(red)), CGRect(x: 15, y: 60, width: 10, height: 20)))
    scene.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    #expect(
      isClose(played.frame(of: Color(red)), CGRect(x: 65, y: 10, width: 10, height: 20)))
  }

  @Test(
    "A scene fits into its view as its mode says",
    arguments: [
      (SKSceneScaleMode.fill, CGRect(x: 40, y: 40, width: 20, height: 20)),
      (.aspectFit, CGRect(x: 45, y: 40, width: 10, height: 20)),
      (.aspectFill, CGRect(x: 40, y: 30, width: 20, height: 40)),
      (.resizeFill, CGRect(x: 20, y: 40, width: 10, height: 20)),
    ])
  func modes(_ mode: SKSceneScaleMode, _ frame: CGRect) {
    let scene = scene(50, 100)
    scene.scaleMode = mode
    scene.addChild(sprite(red, at: 25, 50))
    let played = PlayedView { SpriteView(scene: scene) }
    #expect(isClose(played.frame(of: Color(red)), frame))
    #expect(scene.size.width == (mode == .resizeFill ? 100 : 50))
  }

  @Test("Behind a clear scene is black, unless its view is to be seen through") func ground() {
    let scene = scene()
    scene.backgroundColor = .clear
    #expect(PlayedView { SpriteView(scene: scene) }.frame(of: .black)?.width == 100)
    let through = SpriteView(scene: scene, options: [.allowsTransparency])
    #expect(PlayedView { through }.text == "")
    scene.backgroundColor = red
    #expect(PlayedView { SpriteView(scene: scene) }.frame(of: Color(red))?.height == 100)
  }

  @Test(
    "A node takes those in it along: place, turn, size, how faint it is, and whether it is seen")
  func nesting() {
    let (scene, arm) = (scene(), SKNode())
    arm.position = CGPoint(x: 50, y: 50)
    // Anticlockwise: what was to the right is above.
    arm.zRotation = .pi / 2
    arm.setScale(2)
    arm.alpha = 0.5
    arm.addChild(sprite(red, at: 10, 0))
    scene.addChild(arm)
    let played = PlayedView { SpriteView(scene: scene) }
    #expect(
      isClose(played.frame(of: Color(red)), CGRect(x: 30, y: 20, width: 40, height: 20)))
    #expect(played.text.contains("opacity 0.50"))
    arm.isHidden = true
    #expect(played.frame(of: Color(red)) == nil)
  }

  @Test("What is higher is in front, whichever came first") func order() throws {
    let scene = scene()
    let (first, second) = (sprite(red, at: 50, 50), sprite(blue, at: 50, 50))
    scene.addChild(first)
    scene.addChild(second)
    let played = PlayedView { SpriteView(scene: scene) }
    func isRedInFront() throws -> Bool {
      let text = played.text
      let (a, b) = (text.range(of: "#FF0000FF"), text.range(of: "#0000FFFF"))
      return try #require(a).lowerBound > #require(b).lowerBound
    }
    #expect(try !isRedInFront())
    first.zPosition = 1
    #expect(try isRedInFront())
    #expect(scene.atPoint(CGPoint(x: 50, y: 50)) === first)
    #expect(scene.nodes(at: CGPoint(x: 50, y: 50)) == [first, second])
  }

  @Test("A camera has what it stands on in the middle") func camera() {
    let (scene, camera) = (scene(), SKCameraNode())
    scene.addChild(sprite(red, at: 20, 30))
    camera.position = CGPoint(x: 20, y: 30)
    scene.addChild(camera)
    scene.camera = camera
    let played = PlayedView { SpriteView(scene: scene) }
    #expect(
      isClose(played.frame(of: Color(red)), CGRect(x: 45, y: 40, width: 10, height: 20)))
  }

  /// Rule: `scenes-go-by-steps`.
  @Test("Sixty steps a second, whatever the frame rate is", arguments: [24.0, 60, 120])
  func steps(_ framesPerSecond: Double) {
    let scene = CountingScene(size: CGSize(width: 10, height: 10))
    scene.scaleMode = .resizeFill
    let played = PlayedView { SpriteView(scene: scene) }
    #expect(scene.sizeWhenShown == CGSize(width: 100, height: 100))
    let mover = sprite(red, at: 0, 0)
    mover.run(.moveBy(x: 60, y: 0, duration: 1))
    scene.addChild(mover)
    played.advance(to: 0.5, framesPerSecond: framesPerSecond)
    #expect(scene.updates == 30)
    #expect(abs(mover.position.x - 30) < 1e-6)
    #expect(played.graph.runsForever && played.graph.isSettled)
  }

  @Test("A view has its scene stand still, and go on by more or fewer steps") func pausing() {
    let scene = CountingScene(size: CGSize(width: 10, height: 10))
    let isPaused = Handle(true)
    let played = PlayedView {
      isPaused.shows { SpriteView(scene: scene, isPaused: $0, preferredFramesPerSecond: 30) }
    }
    played.advance(to: 1)
    #expect(scene.updates == 0 && !played.graph.runsForever)
    played.change { isPaused.value = false }
    played.advance(to: 2)
    #expect(scene.updates == 30)
  }

  @Test("Another scene takes the first one's place, at once or by a transition") func handover() {
    let old = CountingScene(size: CGSize(width: 100, height: 100))
    let new = CountingScene(size: CGSize(width: 100, height: 100))
    old.backgroundColor = red
    new.backgroundColor = blue
    let isNew = Handle(false)
    let played = PlayedView {
      isNew.shows {
        SpriteView(
          scene: $0 ? new : old, transition: .push(with: .left, duration: 1))
      }
    }
    played.advance(to: 1)
    played.change { isNew.value = true }
    #expect(old.departures == 1 && new.view != nil && old.view == nil)
    played.advance(to: 1.5)
    #expect(isClose(played.frame(of: Color(red)), CGRect(x: -50, y: 0, width: 100, height: 100)))
    #expect(isClose(played.frame(of: Color(blue)), CGRect(x: 50, y: 0, width: 100, height: 100)))
    // Both stand still meanwhile.
    #expect(old.updates == 60 && new.updates == 0)
    played.advance(to: 2.1)
    #expect(played.frame(of: Color(red)) == nil && new.updates > 0)
  }

  @Test("A scene of Xcode's editor is left out, which is told") func sceneFile() {
    let played = PlayedView { SpriteView(scene: SKScene(fileNamed: "Level") ?? scene()) }
    #expect(played.graph.warnings.contains { $0.contains("'Level'") })
  }
}
