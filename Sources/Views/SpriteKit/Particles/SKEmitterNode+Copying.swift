import Foundation

extension SKEmitterNode {
  /// Takes over all that says what another one emits.
  func take(_ other: SKEmitterNode) {
    for path in Self.numbers { self[keyPath: path] = other[keyPath: path] }
    for path in Self.sequences { self[keyPath: path] = other[keyPath: path] }
    numParticlesToEmit = other.numParticlesToEmit
    particleRenderOrder = other.particleRenderOrder
    particlePosition = other.particlePosition
    particlePositionRange = other.particlePositionRange
    particleTexture = other.particleTexture
    particleSize = other.particleSize
    particleColor = other.particleColor
    particleBlendMode = other.particleBlendMode
    targetNode = other.targetNode
  }

  private static var numbers: [ReferenceWritableKeyPath<SKEmitterNode, CGFloat>] {
    [
      \.particleBirthRate, \.particleLifetime, \.particleLifetimeRange, \.particleZPosition,
      \.particleSpeed, \.particleSpeedRange, \.emissionAngle, \.emissionAngleRange,
      \.xAcceleration, \.yAcceleration, \.particleRotation, \.particleRotationRange,
      \.particleRotationSpeed, \.particleScale, \.particleScaleRange, \.particleScaleSpeed,
      \.particleAlpha, \.particleAlphaRange, \.particleAlphaSpeed, \.particleColorRedRange,
      \.particleColorGreenRange, \.particleColorBlueRange, \.particleColorAlphaRange,
      \.particleColorRedSpeed, \.particleColorGreenSpeed, \.particleColorBlueSpeed,
      \.particleColorAlphaSpeed, \.particleColorBlendFactor, \.particleColorBlendFactorRange,
      \.particleColorBlendFactorSpeed,
    ]
  }

  private static var sequences: [ReferenceWritableKeyPath<SKEmitterNode, SKKeyframeSequence?>] {
    [
      \.particleScaleSequence, \.particleAlphaSequence, \.particleColorSequence,
      \.particleColorBlendFactorSequence,
    ]
  }
}
