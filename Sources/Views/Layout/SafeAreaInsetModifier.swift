import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

extension View {
  /// Puts views at the upper or lower edge and takes their space from this one's safe area: what
  /// scrolls in it, and what ignores the safe area, goes on behind them.
  ///
  /// - Parameter spacing: Between the two; nil is what they would have in a stack.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        secondary: content(),
        alignment: Alignment(horizontal: alignment, vertical: edge == .top ? .top : .bottom),
        edge: edge == .top ? .top : .bottom, spacing: spacing))
  }

  /// Puts views at the leading or trailing edge and takes their space from this one's safe area.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        secondary: content(),
        alignment: Alignment(
          horizontal: edge == .leading ? .leading : .trailing, vertical: alignment),
        edge: edge == .leading ? .leading : .trailing, spacing: spacing))
  }
}

struct SafeAreaInsetModifier<Secondary: View>: SecondaryModifier {
  let secondary: Secondary
  let alignment: Alignment
  let edge: Edge
  let spacing: CGFloat?
  var region = SafeAreaRegions.container

  func makeItem(_ child: Item, secondary: Item, node: Node) -> SecondaryItem {
    SafeAreaInsetItem(child, secondary: secondary, isBehind: false, node: node)
  }

  func update(_ item: SecondaryItem) {
    guard let item = item as? SafeAreaInsetItem else { return }
    item.alignment = alignment
    item.edge = edge
    item.gap = ViewGraph.asked(spacing, "safeAreaInset(spacing:)")
    item.region = region
  }
}

/// Two views one after the other, of which the first may draw below the second.
final class SafeAreaInsetItem: SecondaryItem, SafeAreaTaking {
  var alignment = Alignment.bottom
  var edge = Edge.bottom
  var gap: CGFloat?
  var region = SafeAreaRegions.container
  /// What is left for the child.
  private(set) var safeRect = CGRect.zero

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  /// What the child is kept away from its edges by.
  private func insets(for proposal: ProposedViewSize) -> EdgeInsets {
    let size = secondary.size(for: proposal)
    let length = axis == .vertical ? size.height : size.width
    // Nothing there takes no gap either.
    guard length > 0 else { return EdgeInsets() }
    let gap = gap ?? child.spacing.distance(to: secondary.spacing, along: axis)
    return EdgeInsets(Edge.Set(edge), length + gap)
  }

  override var spacing: ViewSpacing { ViewSpacing() }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let insets = insets(for: proposal)
    return child.size(for: proposal.inset(by: insets)).outset(by: insets)
  }

  override func layout() {
    child.superitem = self
    secondary.superitem = self
    let insets = insets(for: proposal)
    safeRect = CGRect(
      x: frame.minX + (isRightToLeft ? insets.trailing : insets.leading),
      y: frame.minY + insets.top, width: frame.width - insets.leading - insets.trailing,
      height: frame.height - insets.top - insets.bottom)
    child.place(at: safeRect.origin, proposal: proposal.inset(by: insets))
    place(secondary, aligned: alignment, in: frame, proposal: proposal)
  }

  override func explicitGuides(in size: CGSize) -> Guides {
    let proposal = ProposedViewSize(size)
    let insets = insets(for: proposal)
    return child.dimensions(for: proposal.inset(by: insets)).explicit
      .shifted(by: CGPoint(x: insets.leading, y: insets.top))
  }
}
