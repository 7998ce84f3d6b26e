import Foundation
import Geometry

extension UIImage {
  /// The image in one colour, where it is drawn in its own: as a template it takes the colours
  /// around it, which a symbol does unless its rendering mode is `.alwaysOriginal`.
  public func withTintColor(_ color: UIColor) -> UIImage {
    guard var image else { return self }
    image.tint = color.color
    return UIImage(image, scale: scale)
  }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withTintColor(color).withRenderingMode(renderingMode)
  }

  /// Draws the image into what is drawn with UIKit now, a template in black.
  public func draw(in rect: CGRect) {
    guard let image, let context = UIGraphicsGetCurrentContext() else { return }
    context.draw(image, in: rect)
  }

  /// - Parameter point: Of its upper left corner.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.within {
      $0.setBlendMode(blendMode)
      $0.setAlpha(alpha)
      draw(in: rect)
    }
  }
}
