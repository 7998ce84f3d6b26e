import Foundation

/// A view's name and where layout put it.
package struct ViewOutline: Codable, Hashable, Sendable {
  /// The view's type without its parameters; a modifier's name begins with a dot.
  package let name: String
  /// On screen, in points.
  package let frame: CGRect
}

extension ViewGraph {
  /// What is on screen and has a size of its own, outer views first.
  package var outlines: [ViewOutline] {
    var outlines: [ViewOutline] = []
    func visit(_ item: Item) {
      let frame = item.screenFrame
      // A modifier that only wraps a view has the same frame, and would hide the view's name.
      let wraps = item.subitems.count == 1 && item.subitems[0].screenFrame == frame
      if !wraps && frame.width > 0 && frame.height > 0 {
        outlines.append(ViewOutline(name: item.node.outlineName, frame: frame))
      }
      for child in item.subitems { visit(child) }
    }
    for item in [rootItem, frontItem] { if let item { visit(item) } }
    return outlines
  }
}
