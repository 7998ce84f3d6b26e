import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// A page with a safe area of its own, in whose middle its content stands.
struct PageSafeAreaModifier: WrapperModifier {
  /// Kept free of the content.
  let insets: EdgeInsets
  /// As large as what is in it, rather than as what it is offered.
  var fits = false

  func makeItem(_ child: Item, node: Node) -> PageSafeAreaItem {
    PageSafeAreaItem(child, node: node)
  }

  func update(_ item: PageSafeAreaItem, transaction: Transaction) {
    (item.insets, item.fits) = (insets, fits)
  }
}

final class PageSafeAreaItem: WrapperItem {
  var insets = EdgeInsets()
  var fits = false

  /// Of what would take whatever it is given.
  private static let largest = CGSize(width: 480, height: 360)

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard fits else { return proposal.replacingUnspecifiedDimensions(by: graph.canvas.size) }
    var size = child.size(for: .unspecified)
    if size.width <= 20 { size.width = Self.largest.width }
    if size.height <= 20 { size.height = Self.largest.height }
    return size
  }

  var safeRect: CGRect {
    let (left, right) =
      isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
    return CGRect(
      x: frame.minX + left, y: frame.minY + insets.top,
      width: max(0, frame.width - left - right),
      height: max(0, frame.height - insets.top - insets.bottom))
  }

  override func layout() {
    child.superitem = self
    let safe = safeRect
    place(child, aligned: .center, in: safe, proposal: ProposedViewSize(safe.size))
  }

  override func explicitGuides(in size: CGSize) -> Guides { [:] }
}

extension Item {
  private var page: PageSafeAreaItem? {
    var outer = superitem
    while let item = outer {
      if let page = item as? PageSafeAreaItem { return page }
      outer = item.superitem
    }
    return nil
  }

  /// What the screen, or the page that this is in, keeps free.
  var screenInsets: EdgeInsets { page?.insets ?? graph.canvas.safeArea }

  /// What that leaves.
  var screenSafeRect: CGRect { page?.safeRect ?? graph.canvas.safeRect }
}
