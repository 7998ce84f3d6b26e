import Foundation
import Motion
import ViewEngine

/// Particles of an emitter at a time, by their cells' values alone.
struct Emission {
  let emitter: CAEmitterLayer
  /// In the time of ``CACurrentMediaTime()``.
  let now: Double

  /// Births that are looked into, of all cells together.
  private static let most = 5000
  /// Of what one particle emits by one cell: more of a burst look no denser, and leave none for the others.
  private static let mostOfOne = 300.0
  /// Cells within cells.
  private static let deepest = 3

  var particles: [EmittedParticle] {
    var left = Self.most
    return (emitter.emitterCells ?? []).enumerated().flatMap { index, cell in
      particles(
        of: cell, seed: UInt64(emitter.seed) &* 31 &+ UInt64(index), depth: 1, left: &left,
        factor: emitter.rate,
        from: start(of: cell),
        to: now, origin: { _, random in Origin(place: place(by: &random)) })
    }
  }

  /// What has neither a beginning nor an end has gone on for long.
  private func start(of cell: CAEmitterCell) -> Double {
    if emitter.beginTime > 0 { return emitter.beginTime }
    return cell.duration.isFinite ? emitter.made : emitter.made - life(of: cell)
  }

  /// What a particle begins with.
  private struct Origin {
    let place: CGPoint
    /// The colour, then, of the particle that emits it, which its own is multiplied with.
    var tint = Color.Resolved(red: 1, green: 1, blue: 1)
  }

  /// - Parameters:
  ///   - left: How many births may still be looked into.
  ///   - start: From when on, to when at most, the cell emits.
  ///   - origin: What a particle that is born then begins with.
  private func particles(
    of cell: CAEmitterCell, seed: UInt64, depth: Int, left: inout Int, factor: EmissionRate,
    from start: Double, to end: Double, origin: (Double, inout EmitterRandom) -> Origin
  ) -> [EmittedParticle] {
    let start = start + cell.beginTime.within(-Self.longest...Self.longest)
    let end = cell.duration > 0 ? min(end, start + cell.duration) : end
    guard cell.isEnabled, start < end, left > 0 else { return [] }
    let births = cell.rate.births(
      times: factor, from: start, to: end, since: now - reach(of: cell, depth: depth), most: left)
    left -= births.count
    var found: [EmittedParticle] = []
    for (index, born) in births {
      var random = EmitterRandom(seed: seed &* 1_000_003 &+ UInt64(index))
      let life = Double(random.value(cell.lifetime, cell.lifetimeRange) * emitter.lifetime)
        .within(0...Self.longest)
      let from = origin(born, &random)
      let course = Course(cell, emitter, from: from.place, by: &random)
      let look = EmissionLook(cell, emitter, tint: from.tint, by: &random)
      for (order, inner) in cells(in: cell, depth: depth).enumerated() {
        let seed = (seed &+ UInt64(index)) &* 131 &+ UInt64(order)
        found += particles(
          of: inner, seed: seed, depth: depth + 1, left: &left,
          factor: EmissionRate(thinning(of: inner, at: born, for: life)),
          // A cell that emits once a second does so at the end of a second, as a rocket does that bursts.
          from: born + inner.rate.interval(at: born), to: min(now, born + life),
          origin: { time, _ in
            let age = time - born
            return Origin(place: course.place(after: age), tint: look.color(after: age))
          })
      }
      let age = now - born
      if age < life { found.append(look.particle(at: course.place(after: age), after: age)) }
    }
    return found
  }

  private func cells(in cell: CAEmitterCell, depth: Int) -> [CAEmitterCell] {
    depth < Self.deepest ? cell.emitterCells ?? [] : []
  }

  /// Seconds that nothing outlives.
  private static let longest = 1e4

  private func life(of cell: CAEmitterCell) -> Double {
    Double((cell.lifetime + abs(cell.lifetimeRange)) * emitter.lifetime).within(0...Self.longest)
  }

  /// What its rate is multiplied with where a particle of a life would emit too many.
  private func thinning(of cell: CAEmitterCell, at time: Double, for life: Double) -> Double {
    let seconds = cell.duration > 0 ? min(life, cell.duration) : life
    return min(1, Self.mostOfOne / max(1, cell.rate.rate(at: time) * seconds))
  }

  /// For how long a particle may be seen: one that fades is gone when nothing of it is left.
  private func sight(of cell: CAEmitterCell) -> Double {
    guard cell.alphaSpeed < 0 else { return life(of: cell) }
    let opacity = Double(cell.color?.alpha ?? 1) + Double(abs(cell.alphaRange))
    return min(life(of: cell), opacity / Double(-cell.alphaSpeed))
  }

  /// Until when something of a particle may be seen: what it emits outlives it.
  private func reach(of cell: CAEmitterCell, depth: Int) -> Double {
    let ends = cells(in: cell, depth: depth).map { inner in
      let start = inner.rate.interval(at: now) + inner.beginTime.within(0...Self.longest)
      let last = inner.duration > 0 ? start + inner.duration : Self.longest
      return min(life(of: cell), last) + reach(of: inner, depth: depth + 1)
    }
    return max(sight(of: cell), ends.max() ?? 0)
  }

  private func place(by random: inout EmitterRandom) -> CGPoint {
    let (center, size) = (emitter.emitterPosition, emitter.emitterSize)
    let isOutline = emitter.emitterMode == .outline
    let (u, v) = (random.next(), random.next())
    switch emitter.emitterShape {
    case .line: return CGPoint(x: center.x + size.width * (u - 0.5), y: center.y)
    case .circle:
      let radius = size.width * (isOutline ? 1 : v.squareRoot())
      return CGPoint(
        x: center.x + radius * cos(2 * .pi * u), y: center.y + radius * sin(2 * .pi * u))
    case .rectangle where isOutline:
      // Along the four sides, one after another.
      let along = u * 2 * (size.width + size.height)
      let (left, top) = (center.x - size.width / 2, center.y - size.height / 2)
      let half = size.width + size.height
      let way = along < half ? along : along - half
      let corner = CGPoint(x: left + min(way, size.width), y: top + max(0, way - size.width))
      return along < half
        ? corner : CGPoint(x: 2 * center.x - corner.x, y: 2 * center.y - corner.y)
    case .rectangle:
      return CGPoint(
        x: center.x + size.width * (u - 0.5), y: center.y + size.height * (v - 0.5))
    default: return center
    }
  }

  /// Where a particle goes.
  private struct Course {
    let from: CGPoint
    let velocity: CGPoint
    let acceleration: CGPoint

    init(
      _ cell: CAEmitterCell, _ emitter: CAEmitterLayer, from: CGPoint,
      by random: inout EmitterRandom
    ) {
      self.from = from
      let speed = random.value(cell.velocity, cell.velocityRange) * CGFloat(emitter.velocity)
      // A line emits to its sides: upwards, with no angle of its own.
      let normal = emitter.emitterShape == .line ? -CGFloat.pi / 2 : 0
      let angle = normal + random.value(cell.emissionLongitude, cell.emissionRange / 2)
      velocity = CGPoint(x: speed * cos(angle), y: speed * sin(angle))
      acceleration = CGPoint(x: cell.xAcceleration, y: cell.yAcceleration)
    }

    func place(after age: Double) -> CGPoint {
      CGPoint(
        x: from.x + velocity.x * age + acceleration.x * age * age / 2,
        y: from.y + velocity.y * age + acceleration.y * age * age / 2)
    }
  }
}
