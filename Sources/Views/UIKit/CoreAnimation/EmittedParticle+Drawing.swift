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
    let isColored = color.red < 1 || color.green < 1 || color.blue < 1
    if isColored { canvas.addFilter(.colorMultiply(Color(color))) }
    if picture.isMissing {
      // Who makes a picture so small has a large one.
      let growth = max(1, Self.leastScale / max(largestScale, 1e-3))
      canvas.scaleBy(x: growth, y: growth)
      return canvas.fill(Self.dot, with: Self.glow(of: isColored ? .white : Self.plain))
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
  /// Nothing says what colour the picture had: this is seen on white as well as on black.
  private static let plain = Color(white: 0.7)

  private static func glow(of color: Color) -> GraphicsContext.Shading {
    let stops = [
      Gradient.Stop(color: color, location: 0), Gradient.Stop(color: color, location: 0.25),
      Gradient.Stop(color: color.opacity(0), location: 1),
    ]
    return .radialGradient(
      Gradient(stops: stops), center: .zero, startRadius: 0, endRadius: 16)
  }
}
