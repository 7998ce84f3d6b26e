import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// A node that emits particles: snow, rain, fire, confetti.
///
/// - Note: Approximated: what is drawn by lot is the same in each run; actions, fields and shaders of particles are not
///   there.
@MainActor @preconcurrency
open class SKEmitterNode: SKNode {
  // MARK: Births

  /// Particles a second.
  public var particleBirthRate: CGFloat = 0
  /// 0 for no end.
  public var numParticlesToEmit = 0
  /// Seconds. Ranges are of either side together.
  public var particleLifetime: CGFloat = 0
  public var particleLifetimeRange: CGFloat = 0
  public var particleRenderOrder = SKParticleRenderOrder.oldestLast

  // MARK: Ways

  public var particlePosition = CGPoint.zero
  public var particlePositionRange = CGVector.zero
  public var particleZPosition: CGFloat = 0
  /// Points a second.
  public var particleSpeed: CGFloat = 0
  public var particleSpeedRange: CGFloat = 0
  /// Radians, anticlockwise from where x grows.
  public var emissionAngle: CGFloat = 0
  public var emissionAngleRange: CGFloat = 0
  /// Points a second, each second.
  public var xAcceleration: CGFloat = 0
  public var yAcceleration: CGFloat = 0
  /// Radians.
  public var particleRotation: CGFloat = 0
  public var particleRotationRange: CGFloat = 0
  public var particleRotationSpeed: CGFloat = 0

  // MARK: Looks

  /// Without one, particles are rectangles of their colour.
  public var particleTexture: SKTexture?
  /// Nothing for the texture's.
  public var particleSize = CGSize.zero
  public var particleScale: CGFloat = 1
  public var particleScaleRange: CGFloat = 0
  public var particleScaleSpeed: CGFloat = 0
  public var particleScaleSequence: SKKeyframeSequence?
  public var particleAlpha: CGFloat = 1
  public var particleAlphaRange: CGFloat = 0
  public var particleAlphaSpeed: CGFloat = 0
  public var particleAlphaSequence: SKKeyframeSequence?
  public var particleColor = UIColor.clear
  public var particleColorRedRange: CGFloat = 0
  public var particleColorGreenRange: CGFloat = 0
  public var particleColorBlueRange: CGFloat = 0
  public var particleColorAlphaRange: CGFloat = 0
  public var particleColorRedSpeed: CGFloat = 0
  public var particleColorGreenSpeed: CGFloat = 0
  public var particleColorBlueSpeed: CGFloat = 0
  public var particleColorAlphaSpeed: CGFloat = 0
  public var particleColorSequence: SKKeyframeSequence?
  /// How much of the colour comes into a texture, 0…1.
  public var particleColorBlendFactor: CGFloat = 0
  public var particleColorBlendFactorRange: CGFloat = 0
  public var particleColorBlendFactorSpeed: CGFloat = 0
  public var particleColorBlendFactorSequence: SKKeyframeSequence?
  public var particleBlendMode = SKBlendMode.alpha

  /// The node that particles stay in when the emitter moves; its own where there is none.
  public weak var targetNode: SKNode?
  private var emission = SpriteEmission()

  public override init() { super.init() }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  /// What Xcode's editor of particles keeps is not read: where the name tells what it is, particles like it stand for it,
  /// and otherwise none.
  public convenience init?(fileNamed filename: String) {
    self.init()
    takeStandIn(for: filename)
  }

  // MARK: Time

  /// Goes on as if so many seconds had passed.
  public func advanceSimulationTime(_ seconds: TimeInterval) {
    let steps = Int(min(max(seconds, 0), Self.longestAdvance) * 60)
    for _ in 0..<steps { simulate(by: 1.0 / 60) }
  }

  /// In seconds.
  private static let longestAdvance = 1000.0

  public func resetSimulation() { emission = SpriteEmission() }

  override func simulate(by seconds: Double) { emission.advance(self, by: seconds) }

  var particles: [SpriteParticle] { emission.particles }

  // MARK: Drawing

  override var contentHeight: CGFloat { particleZPosition }

  override func drawSelf(in context: GraphicsContext) {
    var context = context
    if let targetNode {
      // From the target's coordinates to its own, in which it is drawn.
      context.concatenate(targetNode.matrixToRoot.concatenating(matrixToRoot.inverted()))
    }
    context.blendMode = particleBlendMode.mode
    let size = particleSize == .zero ? particleTexture?.size() ?? .zero : particleSize
    guard size.width > 0, size.height > 0 else {
      guard !particles.isEmpty else { return }
      return context.graph.warn(
        "An SKEmitterNode has neither a particleTexture nor a particleSize: its particles have no size."
      )
    }
    let isForwards = particleRenderOrder == .oldestFirst
    for particle in isForwards ? particles : particles.reversed() {
      particle.draw(of: self, size: size, at: emission.time, in: context)
    }
  }

  /// Particles begin anew in it.
  override func twin() -> SKNode {
    let twin = SKEmitterNode()
    twin.take(self)
    return twin
  }
}

public enum SKParticleRenderOrder: UInt, Sendable { case oldestLast, oldestFirst, dontCare }
