import Foundation
import ViewEngine

/// What an emitter emits: each of its values is one in the middle and how far it may be from there.
///
/// - Note: Approximated: ranges of values reach as far to both sides, which is not measured; what is
///   seen at random is the same in each run.
open class CAEmitterCell: NSObject, @unchecked Sendable {
  public var name: String?
  public var isEnabled = true
  /// A `CGImage`.
  public var contents: Any?
  public var contentsScale: CGFloat = 1
  /// Cells that each particle emits on its way, in its own colour multiplied with theirs, the first of them once as much
  /// time is over as lies between two: Apple's sample of fireworks has a rocket of a second burst at its end like that.
  public var emitterCells: [CAEmitterCell]?
  /// Particles a second.
  public var birthRate: Float = 0 { didSet { rate.set(Double(birthRate)) } }
  /// Seconds.
  public var lifetime: Float = 0
  public var lifetimeRange: Float = 0
  /// Points a second.
  public var velocity: CGFloat = 0
  public var velocityRange: CGFloat = 0
  /// Points a second, each second.
  public var xAcceleration: CGFloat = 0
  public var yAcceleration: CGFloat = 0
  /// - Note: Accepted: particles stay in the layer's plane.
  public var zAcceleration: CGFloat = 0
  /// Radians, clockwise from where x grows, of a line from its upper side; the range is a cone around it.
  public var emissionLongitude: CGFloat = 0
  public var emissionLatitude: CGFloat = 0
  public var emissionRange: CGFloat = 0
  public var scale: CGFloat = 1
  public var scaleRange: CGFloat = 0
  /// A second.
  public var scaleSpeed: CGFloat = 0
  /// Radians a second.
  public var spin: CGFloat = 0
  public var spinRange: CGFloat = 0
  /// What the picture is multiplied with; nil is white.
  public var color: CGColor?
  public var redRange: Float = 0
  public var greenRange: Float = 0
  public var blueRange: Float = 0
  public var alphaRange: Float = 0
  public var redSpeed: Float = 0
  public var greenSpeed: Float = 0
  public var blueSpeed: Float = 0
  public var alphaSpeed: Float = 0
  /// Seconds after what emits it has begun.
  public var beginTime: CFTimeInterval = 0
  /// Seconds for which it is emitted.
  public var duration: CFTimeInterval = .infinity

  /// How the birth rate has changed.
  private(set) var rate = EmissionRate()

  public override init() {}

  public required init?(coder: NSCoder) {}
}
