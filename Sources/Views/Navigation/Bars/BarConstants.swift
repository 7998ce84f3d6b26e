import Foundation
import Geometry
import Motion

/// Lengths of the bar above a page, in points.
///
/// The heights are the platform's. That the bar begins at 54 on a screen whose safe area begins at 59
/// is measured (recording *NavigationDestination*: the text in it is centred at 76.3, the first card
/// under a large title at 151). The others are close to what is seen there.
enum BarConstants {
  static let height: CGFloat = 44
  /// On a phone on its side (rule `bar-in-landscape`).
  static let compactHeight: CGFloat = 32
  static let largeTitle: CGFloat = 52
  /// What a line below it takes. Not measured.
  static let largeSubtitle: CGFloat = 20
  /// Above the large title, as UIKit lays it out.
  static let largeTitleTop: CGFloat = 3
  static let largeTitleFont = Font.system(size: 34, weight: .bold)
  static let margin: CGFloat = 16
  static let gap: CGFloat = 16
  /// Between the title and what stands beside it. Not measured.
  static let titleGap: CGFloat = 8
  static let itemFont = Font.system(size: 17)
  /// How far the bar reaches up into the safe area where that is as high as an island's.
  static let rise: CGFloat = 5
  static let islandSafeArea: CGFloat = 55
  /// So many points of content beneath a bar make its background whole. Not measured.
  static let materialRamp: CGFloat = 8
}
