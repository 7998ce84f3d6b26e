import Drawing
import Foundation
import Geometry

/// An item with one item inside, as modifiers make them; passes everything on unless overridden.
@_spi(Engine) open class WrapperItem: Item {
  package let child: Item

  @_spi(Engine) public init(_ child: Item, node: Node) {
    self.child = child
    super.init(node: node)
    child.superitem = self
  }

  /// Whether a finger that is meant for this item goes to the one inside: a wrapper may take more
  /// space than what can be hit, as a padding does.
  @_spi(Engine) open var isTouchedInside: Bool { true }

  @_spi(Engine) open override var origin: Node { child.origin }
  @_spi(Engine) open override var subitems: [Item] { [child] }
  @_spi(Engine) open override var spacing: ViewSpacing { child.spacing }

  @_spi(Engine) open override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    child.size(for: proposal)
  }

  @_spi(Engine) open override func layout() {
    child.superitem = self
    child.place(at: frame.origin, proposal: proposal)
  }

  @_spi(Engine) open override func explicitGuides(in size: CGSize) -> Guides {
    child.guides(in: size)
  }

  /// The view is gone for good; whoever waits for its animations is told.
  @_spi(Engine) open func cancelAnimations() {}
}
