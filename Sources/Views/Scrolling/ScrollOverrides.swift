import Foundation
import Geometry

/// What somebody else has a scroll view do, whatever its environment says: code of UIKit's that has found it.
struct ScrollOverrides {
  var isEnabled = true
  var bounces = true
  var turnsPages = false
  /// Along which axes bars may be shown.
  var indicators: Axis.Set = [.horizontal, .vertical]
  /// Finds where content comes to rest instead of at an offset, from that and a speed in points a second.
  var rest: ((CGPoint, CGSize) -> CGPoint)?
}
