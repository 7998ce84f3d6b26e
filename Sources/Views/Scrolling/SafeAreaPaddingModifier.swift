import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

struct SafeAreaPaddingModifier: WrapperModifier {
  let insets: EdgeInsets

  func makeItem(_ child: Item, node: Node) -> SafeAreaPaddingItem {
    SafeAreaPaddingItem(child, node: node)
  }

  func update(_ item: SafeAreaPaddingItem, transaction: Transaction) {
    item.insets = item.graph.reachable(insets, "safeAreaPadding")
  }
}

/// Hands its insets to the scroll view inside, or else keeps its child away from the edges itself.
final class SafeAreaPaddingItem: WrapperItem {
  var insets = EdgeInsets()

  private var scroll: ScrollItem? {
    var item = child
    while let wrapper = item as? WrapperItem {
      if let scroll = wrapper as? ScrollItem { return scroll }
      item = wrapper.child
    }
    return nil
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let scroll {
      scroll.safeAreaPadding = insets
      return child.size(for: proposal)
    }
    return child.size(for: proposal.inset(by: insets)).outset(by: insets)
  }

  override func layout() {
    child.superitem = self
    if let scroll {
      scroll.safeAreaPadding = insets
      child.place(at: frame.origin, proposal: proposal)
    } else {
      child.place(
        at: CGPoint(x: frame.minX + insets.leading, y: frame.minY + insets.top),
        proposal: proposal.inset(by: insets))
    }
  }

  override func explicitGuides(in size: CGSize) -> Guides { [:] }
}
