import Foundation
import Motion
import ViewEngine

extension EmittedParticle {
  func draw(in canvas: GraphicsContext) {
    guard let picture = cell.contents as? CGImage, scale > 0, color.opacity > 0 else { return }
    var canvas = canvas
    canvas.translateBy(x: position.x, y: position.y)
    canvas.rotate(by: angle)
    canvas.scaleBy(x: scale, y: scale)
    canvas.opacity *= Double(color.opacity)
    var color = color
    color.opacity = 1
    if color.red < 1 || color.green < 1 || color.blue < 1 {
      canvas.addFilter(.colorMultiply(Color(color)))
    }
    canvas.draw(picture.image(scale: cell.contentsScale), at: .zero)
  }
}
