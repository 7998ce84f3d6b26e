import Foundation
import Geometry

/// Lengths of the platform's lists, in points.
///
/// - Matches: recordings of iOS 17 on a screen of 393 points: a card from 21 to 372, the text of
///   its rows at 41.8 (a margin of 20 and an inset of 20, the ink begins after that), rows 44 high,
///   the first card under a large title at 151 (rule `list-row-height`). What stands between
///   groups, the radius and the headers' lengths are not measured.
enum ListConstants {
  static let rowHeight: CGFloat = 44
  static let rowInsets = EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20)
  static let groupMargin: CGFloat = 20
  static let groupRadius: CGFloat = 10
  static let groupSpacing: CGFloat = 35
  /// Recording *NavigationDestination*: the first card begins at 151, the title's zone ends at 150.
  static let topUnderLargeTitle: CGFloat = 1
  static let compactGroupSpacing: CGFloat = 17
  /// Above the header of a group.
  static let headerTop: CGFloat = 17
  static let plainHeaderTop: CGFloat = 8
  static let headerGap: CGFloat = 7
  /// Between what a row shows and the chevron or the badge at its end.
  static let accessoryGap: CGFloat = 8
}
