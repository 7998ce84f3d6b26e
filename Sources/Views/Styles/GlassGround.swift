import Foundation
import ViewEngine

/// What cards of glass are made of since iOS 26: an alert, a menu.
enum GlassGround {
  /// How far what is behind is blurred. By eye.
  private static let blur: CGFloat = 20

  /// An alert's card as a flat colour, as recorded of UIKit on iOS 26.1, over what is behind.
  static func fill(in scheme: ColorScheme) -> BlurredFill {
    let (white, opacity) = scheme == .light ? (0.9937, 0.714) : (0.0989, 0.651)
    return BlurredFill(color: Color(white: white, opacity: opacity), radius: blur)
  }
}
