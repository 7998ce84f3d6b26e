import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// Keeps a popover's content off its arrow and edges as a safe area does: the ground of a form or a page
/// fills the whole bubble, and a colour that ignores the safe area its arrow too, as in SwiftUI.
struct PopoverInsetsModifier: WrapperModifier {
  let insets: EdgeInsets

  func makeItem(_ child: Item, node: Node) -> PopoverInsetsItem {
    PopoverInsetsItem(child, node: node)
  }

  func update(_ item: PopoverInsetsItem, transaction: Transaction) {
    item.insets = insets
  }
}

final class PopoverInsetsItem: WrapperItem, SafeAreaTaking {
  var insets = EdgeInsets()

  /// The arrow's side is the screen's left or right as the outline has it, whichever way texts run.
  var safeRect: CGRect {
    CGRect(
      x: frame.minX + insets.leading, y: frame.minY + insets.top,
      width: max(0, frame.width - insets.leading - insets.trailing),
      height: max(0, frame.height - insets.top - insets.bottom))
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    child.size(for: proposal.inset(by: insets)).outset(by: insets)
  }

  override func layout() {
    child.superitem = self
    child.place(at: safeRect.origin, proposal: proposal.inset(by: insets))
  }

  override func explicitGuides(in size: CGSize) -> Guides { [:] }
}
