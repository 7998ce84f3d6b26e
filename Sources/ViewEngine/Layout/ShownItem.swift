import Foundation
import Geometry

/// An item that is drawn on its way to where layout has put it (rule `leaves-animate-layout`).
@MainActor
package protocol ShownItem: Item {
  /// Where it is drawn now, in the coordinates of its frame.
  var shownRect: CGRect { get }
}

extension Item {
  /// How far what it shows is still from where layout has put it, on screen, in points.
  package var travel: CGSize {
    var leaf: Item = self
    while !(leaf is any ShownItem), let inner = leaf.subitems.first { leaf = inner }
    guard let shown = leaf as? any ShownItem else { return .zero }
    let (from, to) = (leaf.toScreen(leaf.frame.center), leaf.toScreen(shown.shownRect.center))
    return CGSize(width: to.x - from.x, height: to.y - from.y)
  }
}
