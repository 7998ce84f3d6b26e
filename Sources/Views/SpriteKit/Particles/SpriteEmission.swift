import Foundation
import Geometry
import Motion
import ViewEngine

/// The particles of an emitter, from step to step.
struct SpriteEmission {
  /// Seconds since it began.
  private(set) var time = 0.0
  /// The oldest first.
  private(set) var particles: [SpriteParticle] = []
  /// Particles that are due, in parts of one: the first comes at once.
  private var due = 1.0
  private var born = 0
  /// Drawn from its scene's when it begins, so that emitters differ.
  private var random: EmitterRandom?

  /// More are not emitted at a time.
  private static let most = 5000

  @MainActor
  mutating func advance(_ emitter: SKEmitterNode, by seconds: Double) {
    guard seconds > 0 else { return }
    let rate = Double(emitter.particleBirthRate).within(0...1e5)
    let before = due
    due += rate * seconds
    var count = 0.0
    while due >= 1 {
      // When the number of those that are due came to a whole one.
      give(birthTo: emitter, at: time + max(0, rate > 0 ? (count + 1 - before) / rate : 0), rate)
      due -= 1
      count += 1
      guard rate > 0 else { break }
    }
    if rate == 0 { due = before }
    time += seconds
    let now = time
    particles.removeAll { now - $0.born >= $0.life }
  }

  @MainActor
  private mutating func give(birthTo emitter: SKEmitterNode, at moment: Double, _ rate: Double) {
    let limit = emitter.numParticlesToEmit
    guard rate > 0, limit == 0 || born < limit, particles.count < Self.most else { return }
    born += 1
    var random = random ?? EmitterRandom(seed: emitter.scene.map { $0.random.word() } ?? 0)
    let particle = SpriteParticle(of: emitter, born: moment, by: &random)
    self.random = random
    if particle.life > 0 { particles.append(particle) }
  }
}

extension EmitterRandom {
  /// A number to begin others with.
  fileprivate mutating func word() -> UInt64 { UInt64(next() * 0x1p53) }
}
