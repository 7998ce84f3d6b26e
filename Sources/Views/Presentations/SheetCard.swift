import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// A sheet that stands in the middle of a screen with room around it.
///
/// A tablet's form is 540 × 620 and its page 704 wide, UIKit's sizes of those names; corners, shadows
/// and how a Mac's comes are by eye.
struct SheetCard {
  /// Nil is as large as what is in it.
  let size: CGSize?
  let radius: CGFloat
  /// It comes from below; otherwise it grows in its place.
  let isRisen: Bool
  let shadow: Double

  /// - Returns: Nothing where the screen has no room for it.
  @MainActor init?(_ look: PresentationLook, on canvas: GraphCanvas, heights: SheetHeights) {
    switch canvas.idiom {
    case .phone, .watch: return nil
    case .mac:
      (size, radius, isRisen, shadow) = (nil, 10, false, 0.3)
    case .tv:
      (size, radius, isRisen, shadow) = (canvas.size, 0, false, 0)
    case .pad:
      guard look.horizontalAdaptation != .fullScreenCover else { return nil }
      let room = CGSize(width: canvas.size.width - 40, height: heights.large - 40)
      var wanted = CGSize(width: 540, height: 620)
      if look.size == .page { wanted = CGSize(width: 704, height: heights.large - 40) }
      if !look.detents.isEmpty, look.detents != [.large] {
        // A low one is lower than the form, a higher one no higher.
        wanted.height = min(wanted.height, heights.height(of: look.selected))
      }
      size =
        look.size == .fitted
        ? nil
        : CGSize(width: min(wanted.width, room.width), height: min(wanted.height, room.height))
      (radius, isRisen, shadow) = (13, true, 0.12)
    }
  }
}
