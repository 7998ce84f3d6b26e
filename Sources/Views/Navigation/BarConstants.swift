import Foundation
import Geometry
import Motion

/// Lengths of the bar above a page, in points. The heights are the platform's; the margin and the
/// gap between items are uncertain, close to what is seen.
enum BarConstants {
  static let height: CGFloat = 44
  static let largeTitle: CGFloat = 52
  static let margin: CGFloat = 16
  static let gap: CGFloat = 16
  static let itemFont = Font.system(size: 17)
}
