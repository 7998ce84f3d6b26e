import Foundation
import Motion
import ViewEngine

/// What an emitter has emitted, in the view that its layer is of.
struct EmitterBody: View {
  let emitter: CAEmitterLayer
  /// The layer's, in the view.
  let origin: CGPoint

  var body: some View {
    TimelineView(.animation) { context in
      Canvas { canvas, _ in
        let emission = Emission(
          emitter: emitter, now: context.date.timeIntervalSinceReferenceDate)
        var particles = emission.particles
        if emitter.renderMode == .oldestLast { particles.reverse() }
        if emitter.renderMode == .additive { canvas.blendMode = .plusLighter }
        for particle in particles { draw(particle, in: canvas) }
      }
    }
  }

  private func draw(_ particle: EmittedParticle, in canvas: GraphicsContext) {
    guard let picture = particle.cell.contents as? CGImage, particle.scale > 0,
      particle.color.opacity > 0
    else { return }
    var canvas = canvas
    canvas.translateBy(x: origin.x + particle.position.x, y: origin.y + particle.position.y)
    canvas.rotate(by: particle.angle)
    canvas.scaleBy(x: particle.scale, y: particle.scale)
    canvas.opacity = Double(particle.color.opacity)
    var color = particle.color
    color.opacity = 1
    if color.red < 1 || color.green < 1 || color.blue < 1 {
      canvas.addFilter(.colorMultiply(Color(color)))
    }
    canvas.draw(picture.image(scale: particle.cell.contentsScale), at: .zero)
  }
}
