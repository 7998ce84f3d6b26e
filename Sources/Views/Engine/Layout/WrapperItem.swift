import Drawing
import Foundation
import Geometry

/// An item with one item inside, as modifiers make them; passes everything on unless overridden.
class WrapperItem: Item {
  let child: Item

  init(_ child: Item, node: Node) {
    self.child = child
    super.init(node: node)
    child.superitem = self
  }

  /// Whether a finger that is meant for this item goes to the one inside: a wrapper may take more
  /// space than what can be hit, as a padding does.
  var isTouchedInside: Bool { true }

  override var origin: Node { child.origin }
  override var subitems: [Item] { [child] }
  override var spacing: ViewSpacing { child.spacing }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    child.size(for: proposal)
  }

  override func layout() {
    child.superitem = self
    child.place(at: frame.origin, proposal: proposal)
  }

  override func explicitGuides(in size: CGSize) -> Guides {
    child.explicitGuides(in: size)
  }

  /// The view is gone for good; whoever waits for its animations is told.
  func cancelAnimations() {}
}
