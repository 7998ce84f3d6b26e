import Foundation
import Geometry
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
    if picture.isMissing {
      // Who makes a picture so small has a large one.
      let growth = max(1, Self.leastScale / max(largestScale, 1e-3))
      canvas.scaleBy(x: growth, y: growth)
      return canvas.fill(Self.dot, with: Self.glow)
    }
    canvas.draw(picture.image(scale: cell.contentsScale), at: .zero)
  }

  /// Of the cell's particles, about.
  private var largestScale: CGFloat {
    abs(cell.scale) + abs(cell.scaleRange) + max(0, cell.scaleSpeed) * CGFloat(cell.lifetime)
  }

  /// What a picture of particles that is not there may have looked like, by eye: most are soft dots.
  private static let leastScale: CGFloat = 0.25
  private static let dot = Path(ellipseIn: CGRect(x: -16, y: -16, width: 32, height: 32))
  private static var glow: GraphicsContext.Shading {
    let white = Color.white
    let stops = [
      Gradient.Stop(color: white, location: 0), Gradient.Stop(color: white, location: 0.25),
      Gradient.Stop(color: white.opacity(0), location: 1),
    ]
    return .radialGradient(
      Gradient(stops: stops), center: .zero, startRadius: 0, endRadius: 16)
  }
}
