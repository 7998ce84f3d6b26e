import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// How a sheet that is not large floats above the screen's edges since iOS 26: made smaller as a whole.
///
/// - Matches: frames recorded of UIKit on iOS 26.1 (393 × 852): 8 from three edges, up to 28 where it is low.
/// - Note: Approximated: its corners and its glass are by eye.
struct SheetFloat {
  /// How far it has come from filling the screen's width, 0…1.
  let part: CGFloat
  /// From the screen's edges, in points.
  let inset: CGFloat
  let scale: CGFloat

  private enum Constants {
    static let inset: CGFloat = 8
    static let greatestInset: CGFloat = 28
    /// From this height down, without the safe area, the inset grows, by so much a point.
    static let low: CGFloat = 150
    static let growth: CGFloat = 0.27027
  }

  static let cornerRadius: CGFloat = 38

  /// - Parameters:
  ///   - height: From the bottom of the screen, before it is made smaller.
  ///   - safeBottom: What of it lies below the safe area.
  init(height: CGFloat, of heights: SheetHeights, safeBottom: CGFloat, width: CGFloat) {
    let below = heights.stops.last { $0.height < heights.large }?.height
    if height >= heights.large {
      part = 0
    } else if let below, height > below {
      part = (heights.large - height) / (heights.large - below)
    } else {
      part = 1
    }
    let missing = max(0, Constants.low - (height - safeBottom))
    inset = part * min(Constants.inset + missing * Constants.growth, Constants.greatestInset)
    scale = width > 0 ? max(0, width - 2 * inset) / width : 1
  }
}

/// Puts a sheet where it floats, and out of sight as far as it is not visible.
struct SheetFloatModifier: ViewModifier {
  /// Nil where sheets do not float.
  let float: SheetFloat?
  /// How much of the sheet is to be seen, 0…1.
  let visible: CGFloat

  func body(content: Content) -> some View {
    if let float {
      content.scaleEffect(float.scale, anchor: .bottom).offset(y: -float.inset * visible)
    } else {
      content
    }
  }
}
