import Foundation
import Geometry

/// Where the parts of a tab view's bar stand since iOS 26, in points from its upper left corner.
///
/// The platter is 62 high and that of three tabs 274 wide, as captured from UIKit of iOS 26.
///
/// - Note: Approximated: how wide others are, how far all stand from the screen's edges where that has an indicator,
///   and all of a bar that has given way, by eye.
struct GlassTabPlaces {
  static let height: CGFloat = 62
  /// Of a bar that has given way.
  static let smallHeight: CGFloat = 48
  static let accessoryHeight: CGFloat = 48
  static let margin: CGFloat = 21
  static let gap: CGFloat = 8
  /// Around the tabs in the platter.
  static let inset: CGFloat = 4
  static let widestTab: CGFloat = 266.0 / 3

  let platter: CGRect
  /// Of a platter that has not given way.
  let fullWidth: CGFloat
  let tabWidth: CGFloat
  /// Of the tab that searches, or of its field.
  var search: CGRect?
  var accessory: CGRect?

  init(
    width: CGFloat, tabs: Int, hasSearch: Bool, hasAccessory: Bool, isMinimized: Bool,
    field: BarSearch? = nil
  ) {
    typealias Own = GlassTabPlaces
    let all = Own.height(hasAccessory: hasAccessory)
    let side = isMinimized ? Own.smallHeight : Own.height
    let y = all - side
    let room = width - 2 * Own.margin - (hasSearch ? Own.height + Own.gap : 0)
    let inner = max(0, room - 2 * Own.inset) / CGFloat(max(1, tabs))
    tabWidth = min(Own.widestTab, inner)
    fullWidth = tabWidth * CGFloat(tabs) + 2 * Own.inset
    let x = hasSearch || isMinimized ? Own.margin : (width - fullWidth) / 2
    platter = CGRect(x: x, y: y, width: isMinimized ? side : fullWidth, height: side)
    if let field {
      // The field has what the others leave, and while it is open they are gone.
      let start = field.isOpen ? Own.margin : platter.maxX + Own.gap
      search = CGRect(x: start, y: y, width: max(0, width - Own.margin - start), height: side)
    } else if hasSearch {
      search = CGRect(x: width - Own.margin - side, y: y, width: side, height: side)
    }
    guard hasAccessory else { return }
    if isMinimized && field == nil {
      let start = platter.maxX + Own.gap
      let end = search.map { $0.minX - Own.gap } ?? width - Own.margin
      accessory = CGRect(
        x: start, y: all - Own.accessoryHeight, width: max(0, end - start),
        height: Own.accessoryHeight)
    } else {
      // Above what is lower where that searches, and has no room beside it.
      accessory = CGRect(
        x: Own.margin, y: y - Own.gap - Own.accessoryHeight, width: max(0, width - 2 * Own.margin),
        height: Own.accessoryHeight)
    }
  }

  static func height(hasAccessory: Bool) -> CGFloat {
    height + (hasAccessory ? accessoryHeight + gap : 0)
  }

  /// How far the bar reaches below the safe area; negative where it stands above the screen's edge.
  static func drop(safeBottom: CGFloat) -> CGFloat {
    safeBottom > 0 ? safeBottom - margin : -10
  }
}
