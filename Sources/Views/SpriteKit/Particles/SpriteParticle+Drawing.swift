import Drawing
import Foundation
import Geometry
import Motion
import ViewEngine

extension SpriteParticle {
  /// - Parameter size: Of the particle at a scale of 1.
  @MainActor
  func draw(
    of emitter: SKEmitterNode, size: CGSize, at time: Double, in context: GraphicsContext
  ) {
    let look = look(of: emitter, at: time)
    guard look.scale > 0, look.alpha > 0 else { return }
    var context = context
    context.translateBy(x: look.position.x, y: look.position.y)
    context.rotate(by: .radians(Double(look.rotation)))
    context.scaleBy(x: look.scale, y: look.scale)
    context.opacity *= Double(look.alpha)
    let rect = CGRect(aroundZero: size)
    if let texture = emitter.particleTexture {
      TexturePainter(look.color, share: look.blendFactor).draw(texture, in: rect, context)
    } else if look.color.opacity > 0 {
      // One leaf for all of a colour, wherever and however they are turned.
      let leaf = ShapeLeaf(
        path: Path(CGRect(origin: .zero, size: size)), paint: .color(look.color.rgba))
      context.draw(.shape(leaf), at: rect.origin)
    }
  }
}
