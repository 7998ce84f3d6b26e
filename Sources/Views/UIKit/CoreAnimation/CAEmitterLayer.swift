import Foundation
import ViewEngine

/// A layer that emits particles: snow, confetti, sparks.
///
/// - Note: Approximated: as its cells are.
open class CAEmitterLayer: CALayer, @unchecked Sendable {
  public var emitterCells: [CAEmitterCell]?
  /// Multiplies those of all cells.
  public var birthRate: Float = 1 { didSet { rate.set(Double(birthRate)) } }
  public var lifetime: Float = 1
  public var velocity: Float = 1
  public var scale: Float = 1
  public var spin: Float = 1
  public var emitterPosition = CGPoint.zero
  public var emitterZPosition: CGFloat = 0
  public var emitterSize = CGSize.zero
  public var emitterDepth: CGFloat = 0
  public var emitterShape = CAEmitterLayerEmitterShape.point
  public var emitterMode = CAEmitterLayerEmitterMode.volume
  public var renderMode = CAEmitterLayerRenderMode.unordered
  public var preservesDepth = false
  /// What is at random is another with another seed.
  public var seed: UInt32 = 0

  private(set) var rate = EmissionRate(1)
  /// When the layer was made, in the time of ``CACurrentMediaTime()``.
  let made = CACurrentMediaTime()

  override func drawSelf(_ look: LayerLook, in context: GraphicsContext, at time: CFTimeInterval) {
    let emission = Emission(emitter: self, now: time)
    var (particles, context) = (emission.particles, context)
    if renderMode == .oldestLast { particles.reverse() }
    if renderMode == .additive { context.blendMode = .plusLighter }
    for particle in particles { particle.draw(in: context) }
  }
}

/// Where particles begin.
public struct CAEmitterLayerEmitterShape: Hashable, Sendable {
  private let name: String

  public static let point = CAEmitterLayerEmitterShape(name: "point")
  public static let line = CAEmitterLayerEmitterShape(name: "line")
  public static let rectangle = CAEmitterLayerEmitterShape(name: "rectangle")
  public static let circle = CAEmitterLayerEmitterShape(name: "circle")
  /// As a rectangle: a clip has no depth.
  public static let cuboid = rectangle
  /// As a circle.
  public static let sphere = circle
}

/// Where on the shape they begin.
public struct CAEmitterLayerEmitterMode: Hashable, Sendable {
  private let name: String

  public static let points = CAEmitterLayerEmitterMode(name: "points")
  public static let outline = CAEmitterLayerEmitterMode(name: "outline")
  public static let surface = CAEmitterLayerEmitterMode(name: "surface")
  public static let volume = CAEmitterLayerEmitterMode(name: "volume")
}

/// How particles lie over each other.
public struct CAEmitterLayerRenderMode: Hashable, Sendable {
  private let name: String

  public static let unordered = CAEmitterLayerRenderMode(name: "unordered")
  public static let oldestFirst = CAEmitterLayerRenderMode(name: "oldestFirst")
  public static let oldestLast = CAEmitterLayerRenderMode(name: "oldestLast")
  public static let backToFront = CAEmitterLayerRenderMode(name: "backToFront")
  public static let additive = CAEmitterLayerRenderMode(name: "additive")
}
