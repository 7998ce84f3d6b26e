import Foundation
import Motion
import ViewEngine

/// What a particle of an emitter looks like through its life.
struct EmissionLook {
  let cell: CAEmitterCell
  let scale: CGFloat
  let spin: CGFloat
  let color: Color.Resolved
  /// The colour, when it was born, of the particle that emits it.
  let tint: Color.Resolved

  init(
    _ cell: CAEmitterCell, _ emitter: CAEmitterLayer, tint: Color.Resolved,
    by random: inout EmitterRandom
  ) {
    self.cell = cell
    self.tint = tint
    scale = random.value(cell.scale, cell.scaleRange) * CGFloat(emitter.scale)
    spin = random.value(cell.spin, cell.spinRange) * CGFloat(emitter.spin)
    var color = Color(cgColor: cell.color ?? CGColor(gray: 1, alpha: 1))
      .resolve(in: EnvironmentValues())
    color.red = random.value(color.red, cell.redRange)
    color.green = random.value(color.green, cell.greenRange)
    color.blue = random.value(color.blue, cell.blueRange)
    color.opacity = random.value(color.opacity, cell.alphaRange)
    self.color = color
  }

  func particle(at place: CGPoint, after age: Double) -> EmittedParticle {
    EmittedParticle(
      cell: cell, position: place, scale: max(0, scale + cell.scaleSpeed * age),
      angle: .radians(spin * age), color: color(after: age))
  }

  func color(after age: Double) -> Color.Resolved {
    func changed(_ value: Float, _ speed: Float) -> Float {
      min(max(value + speed * Float(age), 0), 1)
    }
    return Color.Resolved(
      red: changed(color.red, cell.redSpeed) * tint.red,
      green: changed(color.green, cell.greenSpeed) * tint.green,
      blue: changed(color.blue, cell.blueSpeed) * tint.blue,
      opacity: changed(color.opacity, cell.alphaSpeed))
  }
}
