import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What sprites, shapes and labels look like in a scene of 100 × 100 points.
@MainActor
@Suite("Sprites, shapes and labels of SpriteKit")
struct SceneLookTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

  private func played(_ node: () -> SKNode) -> PlayedView {
    PlayedView {
      let scene = SKScene(size: CGSize(width: 100, height: 100))
      let node = node()
      let _ = node.position = CGPoint(x: 50, y: 50)
      let _ = scene.addChild(node)
      SpriteView(scene: scene)
    }
  }

  /// A picture of 10 × 10 points whose upper half is white.
  private func texture() -> SKTexture {
    SKTexture(
      image: UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
        UIColor.white.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
      })
  }

  @Test(
    "A picture stands upright, as large as the sprite, and takes on its colour as far as it should")
  func pictures() {
    func sprite(_ share: CGFloat) -> SKSpriteNode {
      let sprite = SKSpriteNode(texture: texture(), color: red, size: CGSize(width: 20, height: 20))
      sprite.colorBlendFactor = share
      return sprite
    }
    let place = CGRect(x: 40, y: 40, width: 20, height: 10)
    #expect(played { sprite(0) }.frame(of: .white) == place)
    #expect(played { sprite(1) }.frame(of: Color(red)) == place)
    let half = Color(red: 1, green: 0.5, blue: 0.5)
    #expect(played { sprite(0.5) }.frame(of: half) == place)
    // As large as its picture, where nothing else is said.
    let plain = played { SKSpriteNode(texture: texture()) }
    #expect(plain.frame(of: .white) == CGRect(x: 45, y: 45, width: 10, height: 5))
  }

  @Test("A sprite stands on its anchor, and its colours add where they should") func anchors() {
    let view = played {
      let sprite = SKSpriteNode(color: red, size: CGSize(width: 20, height: 20))
      sprite.anchorPoint = .zero
      sprite.blendMode = .add
      return sprite
    }
    #expect(view.frame(of: Color(red)) == CGRect(x: 50, y: 30, width: 20, height: 20))
    #expect(view.text.contains("plusLighter"))
  }

  @Test("A shape is filled and stroked, and its stroke shines") func shapes() {
    func circle(glow: CGFloat) -> SKShapeNode {
      let circle = SKShapeNode(circleOfRadius: 10)
      (circle.fillColor, circle.strokeColor) = (red, green)
      circle.lineWidth = 2
      circle.glowWidth = glow
      return circle
    }
    let view = played { circle(glow: 0) }
    let filled = view.frame(of: Color(red)) ?? .zero
    #expect(abs(filled.minX - 40) < 1e-6 && abs(filled.width - 20) < 1e-6)
    #expect(abs((view.frame(of: Color(green))?.width ?? 0) - 22) < 0.1)
    #expect(!view.text.contains("blur"))
    #expect(played { circle(glow: 4) }.text.contains("blur"))
    // By itself a shape has a white outline and nothing within.
    let plain = played { SKShapeNode(rectOf: CGSize(width: 10, height: 10)) }
    #expect(plain.frames(of: .white).count == 1)
  }

  @Test(
    "A label stands on its base in the middle, or as it is told",
    arguments: [
      (
        SKLabelHorizontalAlignmentMode.center, SKLabelVerticalAlignmentMode.baseline,
        CGPoint(x: 40, y: 34)
      ), (.left, .top, CGPoint(x: 50, y: 50)), (.right, .bottom, CGPoint(x: 30, y: 30)),
      (.center, .center, CGPoint(x: 40, y: 40)),
    ])
  func labels(
    _ horizontal: SKLabelHorizontalAlignmentMode, _ vertical: SKLabelVerticalAlignmentMode,
    _ corner: CGPoint
  ) {
    let label = SKLabelNode(text: "AB")
    label.horizontalAlignmentMode = horizontal
    label.verticalAlignmentMode = vertical
    let view = played { label }
    #expect(view.frame(ofText: "AB") == CGRect(origin: corner, size: CGSize(width: 20, height: 20)))
    // The same, as the scene has it, whose y runs up.
    #expect(label.frame == CGRect(x: corner.x, y: 80 - corner.y, width: 20, height: 20))
  }

  @Test("What is in a crop node is seen within its mask alone") func cropped() {
    func crop(_ mask: SKNode?) -> SKCropNode {
      let crop = SKCropNode()
      crop.maskNode = mask
      crop.addChild(SKSpriteNode(color: red, size: CGSize(width: 20, height: 20)))
      return crop
    }
    let view = played { crop(SKShapeNode(circleOfRadius: 5)) }
    #expect(view.text.contains("mask"))
    #expect(view.frame(of: Color(red)) == CGRect(x: 40, y: 40, width: 20, height: 20))
    #expect(!played { crop(nil) }.text.contains("mask"))
    let copy = crop(SKNode()).copy() as? SKCropNode
    #expect(copy?.maskNode != nil && copy?.children.count == 1)
  }

  @Test("What is in an effect node is filtered as one picture, unless it says not to")
  func effects() {
    func effect(_ filter: String, isOn: Bool = true) -> SKEffectNode {
      let effect = SKEffectNode()
      effect.filter = CIFilter(name: filter, parameters: ["inputRadius": 4])
      effect.shouldEnableEffects = isOn
      effect.addChild(SKSpriteNode(color: red, size: CGSize(width: 20, height: 20)))
      return effect
    }
    #expect(played { effect("CIGaussianBlur") }.text.contains("blur"))
    #expect(!played { effect("CIGaussianBlur", isOn: false) }.text.contains("blur"))
    let other = played { effect("CIPixellate") }
    #expect(!other.text.isEmpty)
    #expect(
      other.graph.warnings.contains(
        "SKEffectNode: nothing comes of the filter 'CIPixellate'."))
    let plain = played { effect("CIGaussianBlur", isOn: false) }.text
    #expect(played { effect("CIColorInvert") }.text != plain)
    #expect((effect("CIColorInvert").copy() as? SKEffectNode)?.filter?.name == "CIColorInvert")
  }
}
