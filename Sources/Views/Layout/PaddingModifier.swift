import Foundation
import Geometry
import Motion

extension View {
  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(insets: insets))
  }

  /// Padding on some edges; 16 points where no length is given.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? LayoutConstants.defaultPadding
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0))
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
    item.insets = insets
  }
}

final class PaddingItem: WrapperItem {
  var insets = EdgeInsets()

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
  }

  /// A padded text keeps the default distance like any other view.
  override var spacing: ViewSpacing { ViewSpacing() }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.size(for: inner(proposal))
    return CGSize(
      width: max(0, size.width + insets.leading + insets.trailing),
      height: max(0, size.height + insets.top + insets.bottom))
  }

  override func layout() {
    child.superitem = self
    let left = isRightToLeft ? insets.trailing : insets.leading
    child.place(
      at: CGPoint(x: frame.minX + left, y: frame.minY + insets.top), proposal: inner(proposal))
  }

  override func explicitGuides(in size: CGSize) -> Guides {
    child.dimensions(for: inner(ProposedViewSize(size))).explicit
      .shifted(by: CGPoint(x: insets.leading, y: insets.top))
  }
}
