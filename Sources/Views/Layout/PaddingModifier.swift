import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

extension View {
  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(insets: insets))
  }

  /// Padding on some edges; 16 points where no length is given.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(edges, length ?? LayoutConstants.defaultPadding))
  }

  public func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }
}

struct PaddingModifier: WrapperModifier {
  let insets: EdgeInsets

  func makeItem(_ child: Item, node: Node) -> PaddingItem {
    PaddingItem(child, node: node)
  }

  func update(_ item: PaddingItem, transaction: Transaction) {
    item.insets = item.graph.reachable(insets, "padding")
  }
}

final class PaddingItem: WrapperItem {
  var insets = EdgeInsets()

  /// A padded text keeps the default distance like any other view.
  override var spacing: ViewSpacing { ViewSpacing() }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    child.size(for: proposal.inset(by: insets)).outset(by: insets)
  }

  override func layout() {
    child.superitem = self
    let left = isRightToLeft ? insets.trailing : insets.leading
    child.place(
      at: CGPoint(x: frame.minX + left, y: frame.minY + insets.top),
      proposal: proposal.inset(by: insets))
  }

  override func explicitGuides(in size: CGSize) -> Guides {
    child.dimensions(for: ProposedViewSize(size).inset(by: insets)).explicit
      .shifted(by: CGPoint(x: insets.leading, y: insets.top))
  }
}
