import SwiftUI

struct SpriteViewDemo: View {
  @State private var scene = WinterScene(size: CGSize(width: 320, height: 400))

  var body: some View {
    SpriteView(scene: scene)
      .frame(width: 320, height: 400)
      .clipShape(.rect(cornerRadius: 24))
  }
}

/// Snow before a moon, a house that sways, and a sign.
private final class WinterScene: SKScene {
  override func didMove(to view: SKView) {
    backgroundColor = UIColor(red: 0.09, green: 0.13, blue: 0.3, alpha: 1)
    addMoon()
    addHouse()
    let sign = SKLabelNode(text: "Let it snow")
    sign.fontSize = 28
    sign.position = CGPoint(x: frame.midX, y: 30)
    sign.alpha = 0
    sign.run(.sequence([.wait(forDuration: 0.5), .fadeIn(withDuration: 1)]))
    addChild(sign)
    addChild(snow())
  }

  private func addMoon() {
    let moon = SKShapeNode(circleOfRadius: 28)
    moon.fillColor = UIColor(red: 1, green: 0.96, blue: 0.8, alpha: 1)
    moon.strokeColor = UIColor(red: 1, green: 0.96, blue: 0.8, alpha: 1)
    moon.glowWidth = 12
    moon.position = CGPoint(x: 240, y: 320)
    addChild(moon)
  }

  private func addHouse() {
    let house = SKSpriteNode(
      color: UIColor(red: 0.6, green: 0.3, blue: 0.2, alpha: 1), size: CGSize(width: 90, height: 70)
    )
    house.position = CGPoint(x: 120, y: 120)
    let roof = SKShapeNode(
      path: Path { path in
        path.addLines([CGPoint(x: -55, y: 35), CGPoint(x: 0, y: 80), CGPoint(x: 55, y: 35)])
        path.closeSubpath()
      })
    roof.fillColor = .white
    house.addChild(roof)
    let sway = SKAction.rotate(byAngle: .pi / 16, duration: 0.8)
    sway.timingMode = .easeInEaseOut
    house.run(.repeatForever(.sequence([sway, sway.reversed()])))
    addChild(house)
  }

  private func snow() -> SKEmitterNode {
    let snow = SKEmitterNode()
    snow.particleTexture = SKTexture(
      image: UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
        UIColor.white.setFill()
        context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
      })
    snow.particleBirthRate = 40
    snow.particleLifetime = 6
    snow.particlePositionRange = CGVector(dx: 360, dy: 0)
    snow.particleSpeed = 80
    snow.particleSpeedRange = 40
    snow.emissionAngle = -.pi / 2
    snow.emissionAngleRange = .pi / 8
    snow.particleScale = 0.6
    snow.particleScaleRange = 0.6
    snow.position = CGPoint(x: frame.midX, y: frame.maxY + 10)
    snow.zPosition = 1
    snow.advanceSimulationTime(4)
    return snow
  }
}
