import Foundation
import Geometry
import Motion
import ViewEngine

/// A particle as it was born: where it is later and how it looks then follows from that.
struct SpriteParticle {
  let born: Double
  /// Seconds.
  let life: Double
  private let place: CGPoint
  private let velocity: CGVector
  private let rotation: CGFloat
  private let scale: CGFloat
  private let alpha: CGFloat
  private let color: Color.Resolved
  private let blendFactor: CGFloat

  /// - Source: Apple's documentation: a value varies by half of its range to either side.
  @MainActor
  init(of emitter: SKEmitterNode, born: Double, by random: inout EmitterRandom) {
    func value(_ middle: CGFloat, _ range: CGFloat) -> CGFloat {
      random.value(middle, range / 2)
    }
    self.born = born
    life = Double(value(emitter.particleLifetime, emitter.particleLifetimeRange)).within(0...1e4)
    let (middle, range) = (emitter.particlePosition, emitter.particlePositionRange)
    let place = CGPoint(x: value(middle.x, range.dx), y: value(middle.y, range.dy))
    let speed = value(emitter.particleSpeed, emitter.particleSpeedRange)
    let angle = value(emitter.emissionAngle, emitter.emissionAngleRange)
    let ahead = CGPoint(x: place.x + speed * cos(angle), y: place.y + speed * sin(angle))
    let turn = value(emitter.particleRotation, emitter.particleRotationRange)
    let size = value(emitter.particleScale, emitter.particleScaleRange)
    // In the coordinates of the node that particles stay in.
    let target = emitter.targetNode
    let outer = target.map { emitter.matrixToRoot.concatenating($0.matrixToRoot.inverted()) }
    let matrix = outer ?? .identity
    self.place = place.applying(matrix)
    let there = ahead.applying(matrix)
    velocity = CGVector(dx: there.x - self.place.x, dy: there.y - self.place.y)
    rotation = turn + atan2(matrix.b, matrix.a)
    scale = size * abs(matrix.a * matrix.d - matrix.b * matrix.c).squareRoot()
    alpha = value(emitter.particleAlpha, emitter.particleAlphaRange)
    blendFactor = value(emitter.particleColorBlendFactor, emitter.particleColorBlendFactorRange)
    var color = emitter.particleColor.color.resolvedInClip
    color.red = Float(value(CGFloat(color.red), emitter.particleColorRedRange))
    color.green = Float(value(CGFloat(color.green), emitter.particleColorGreenRange))
    color.blue = Float(value(CGFloat(color.blue), emitter.particleColorBlueRange))
    color.opacity = Float(value(CGFloat(color.opacity), emitter.particleColorAlphaRange))
    self.color = color
  }

  /// How it is at a moment of its emitter's time; a sequence stands for what it begins with and how that changes.
  @MainActor
  func look(of emitter: SKEmitterNode, at time: Double) -> Look {
    let age = CGFloat(time - born)
    let share = life > 0 ? age / CGFloat(life) : 1
    func part(_ own: Float, _ speed: CGFloat) -> Float {
      Float(max(0, min(1, CGFloat(own) + speed * age)))
    }
    let changed = Color.Resolved(
      red: part(color.red, emitter.particleColorRedSpeed),
      green: part(color.green, emitter.particleColorGreenSpeed),
      blue: part(color.blue, emitter.particleColorBlueSpeed),
      opacity: part(color.opacity, emitter.particleColorAlphaSpeed))
    return Look(
      position: CGPoint(
        x: place.x + velocity.dx * age + emitter.xAcceleration * age * age / 2,
        y: place.y + velocity.dy * age + emitter.yAcceleration * age * age / 2),
      rotation: rotation + emitter.particleRotationSpeed * age,
      scale: max(
        0,
        emitter.particleScaleSequence?.number(at: share) ?? scale + emitter.particleScaleSpeed * age
      ),
      alpha: max(
        0,
        min(
          1,
          emitter.particleAlphaSequence?.number(at: share)
            ?? alpha + emitter.particleAlphaSpeed * age)),
      color: emitter.particleColorSequence?.color(at: share)?.color.resolvedInClip ?? changed,
      blendFactor: emitter.particleColorBlendFactorSequence?.number(at: share)
        ?? blendFactor + emitter.particleColorBlendFactorSpeed * age)
  }

  struct Look {
    let position: CGPoint
    let rotation: CGFloat
    let scale: CGFloat
    let alpha: CGFloat
    let color: Color.Resolved
    let blendFactor: CGFloat
  }
}
