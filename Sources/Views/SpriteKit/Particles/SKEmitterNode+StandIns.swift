import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

extension SKEmitterNode {
  /// What an emitter of Xcode's editor may look like, by the name of its file; of names that tell nothing it emits nothing.
  ///
  /// The numbers are by eye and of nobody's file.
  func takeStandIn(for filename: String) {
    let name = ((filename as NSString).lastPathComponent as NSString).deletingPathExtension
    let stand = Self.standIns.first { stand in
      stand.words.contains { name.localizedCaseInsensitiveContains($0) }
    }
    let what = stand.map { "\($0.words[0]) by eye stands for it" } ?? "nothing is emitted"
    ViewGraph.current?.warn(
      "The particles '\(filename)' are not read, as nothing is that Xcode's particle editor keeps: \(what). Give an SKEmitterNode() its values in code."
    )
    guard let stand else { return }
    particleTexture = Self.dot
    particleColorBlendFactor = 1
    particleColor = .white
    stand.fill(self)
  }

  private struct StandIn {
    let words: [String]
    let fill: @MainActor (SKEmitterNode) -> Void
  }

  private static var standIns: [StandIn] {
    [
      StandIn(words: ["snow"]) {
        ($0.particleBirthRate, $0.particleLifetime) = (40, 9)
        $0.particlePositionRange = CGVector(dx: 480, dy: 5)
        ($0.particleSpeed, $0.particleSpeedRange) = (90, 60)
        ($0.emissionAngle, $0.emissionAngleRange) = (-.pi / 2, .pi / 8)
        ($0.particleScale, $0.particleScaleRange) = (0.35, 0.3)
      },
      StandIn(words: ["rain"]) {
        ($0.particleBirthRate, $0.particleLifetime) = (150, 3)
        $0.particlePositionRange = CGVector(dx: 480, dy: 5)
        ($0.particleSpeed, $0.particleSpeedRange) = (500, 150)
        $0.emissionAngle = -.pi / 2
        $0.particleTexture = nil
        $0.particleSize = CGSize(width: 1.5, height: 14)
        $0.particleColor = UIColor(red: 0.75, green: 0.85, blue: 1, alpha: 1)
        $0.particleAlpha = 0.6
      },
      StandIn(words: ["fire", "flame"]) {
        ($0.particleBirthRate, $0.particleLifetime) = (150, 1.2)
        $0.particlePositionRange = CGVector(dx: 60, dy: 5)
        ($0.particleSpeed, $0.particleSpeedRange) = (100, 50)
        ($0.emissionAngle, $0.emissionAngleRange) = (.pi / 2, .pi / 8)
        ($0.particleScale, $0.particleScaleSpeed) = (2, -1.2)
        $0.particleColor = UIColor(red: 1, green: 0.45, blue: 0.1, alpha: 1)
        ($0.particleAlpha, $0.particleAlphaSpeed) = (0.7, -0.5)
        $0.particleBlendMode = .add
      },
      StandIn(words: ["smoke", "fog"]) {
        ($0.particleBirthRate, $0.particleLifetime) = (20, 4)
        $0.particlePositionRange = CGVector(dx: 40, dy: 5)
        ($0.particleSpeed, $0.particleSpeedRange) = (50, 20)
        ($0.emissionAngle, $0.emissionAngleRange) = (.pi / 2, .pi / 6)
        ($0.particleScale, $0.particleScaleSpeed) = (2, 1)
        $0.particleColor = UIColor(white: 0.6, alpha: 1)
        ($0.particleAlpha, $0.particleAlphaSpeed) = (0.4, -0.1)
      },
      StandIn(words: ["sparks", "spark", "magic", "explosion", "firework", "confetti"]) {
        ($0.particleBirthRate, $0.particleLifetime) = (120, 1.5)
        ($0.particleSpeed, $0.particleSpeedRange) = (120, 80)
        $0.emissionAngleRange = 2 * .pi
        $0.yAcceleration = -60
        ($0.particleScale, $0.particleScaleRange) = (0.4, 0.3)
        $0.particleColor = UIColor(red: 1, green: 0.85, blue: 0.4, alpha: 1)
        $0.particleAlphaSpeed = -0.6
      },
    ]
  }

  /// A soft dot, 24 points across.
  private static var dot: SKTexture {
    let side: CGFloat = 24
    return SKTexture(
      Image(size: CGSize(width: side, height: side)) { context in
        let bounds = CGRect(x: 0, y: 0, width: side, height: side)
        context.fill(
          Path(ellipseIn: bounds),
          with: .radialGradient(
            Gradient(colors: [.white, .white, .white.opacity(0)]),
            center: CGPoint(x: bounds.midX, y: bounds.midY), startRadius: 0, endRadius: side / 2))
      })
  }
}
