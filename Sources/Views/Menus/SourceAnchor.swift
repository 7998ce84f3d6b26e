import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// The view that a menu or a popover belongs to, as it is laid out now.
@MainActor
final class SourceAnchor {
  fileprivate(set) weak var item: Item?

  /// Where on screen the finger, or a Mac's pointer, was last pressed upon it.
  var pointer = CGPoint.zero

  /// Which of how many rows of the menu a Mac's pop-up button shows, and where in the button it begins: that row opens
  /// over it.
  var chosen: ChosenChoice?

  nonisolated init() {}

  /// On screen, in points.
  var frame: CGRect { item?.screenFrame ?? .zero }

  /// The row of a list that the view is in, or the view itself.
  var liftedItem: Item? {
    var outer = item
    while let current = outer {
      if current is LiftedRowItem { return current }
      outer = current.superitem
    }
    return item
  }
}

struct ChosenChoice: Equatable {
  let index: Int
  let count: Int
  let inset: CGFloat
}

/// Tells an anchor where the view is.
struct SourceModifier: WrapperModifier {
  let anchor: SourceAnchor

  func makeItem(_ child: Item, node: Node) -> WrapperItem {
    let item = WrapperItem(child, node: node)
    anchor.item = item
    return item
  }

  func update(_ item: WrapperItem, transaction: Transaction) { anchor.item = item }
}
