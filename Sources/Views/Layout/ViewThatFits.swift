import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Shows the first of several views whose ideal size fits the space there is; the last one where
/// none does.
///
/// All of them are made and measured, and one is seen and appears (rule `only-what-fits-appears`): another one
/// takes its place at once, without a transition.
public struct ViewThatFits<Content: View>: ContainerView {
  private let axes: Axis.Set
  private let content: Content

  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  package var containerContent: any View { content }
  package var arrangement: any Arrangement { FittingArrangement(axes: axes) }

  package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
    FittingNode(
      content: content, arrangement: arrangement, parent: parent, graph: parent.graph,
      environment: environment)
  }
}

/// Keeps back what is not chosen, which is made to be measured alone.
final class FittingNode: ContainerViewNode, RowKeeping {
  var makesWhatIsNear: Bool { false }

  override func makeItem() -> ContainerItem {
    graph.part(RowsInSight.self).add(self)
    return FittingItem(arrangement: arrangement, node: self)
  }

  func look() {
    guard let item = item as? FittingItem else { return }
    let rows = zip(contentEntries, item.subviews).map {
      (item: $0.item, isInSight: item.shows($1.item))
    }
    // The new one appears before the old one disappears, as where an id changes.
    tell(rows.filter(\.isInSight) + rows.filter { !$0.isInSight })
  }
}

struct FittingArrangement: Arrangement {
  let axes: Axis.Set

  /// Lengths that are sums of others may miss by as much.
  private static let slack: CGFloat = 0.001

  func choice(for proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> LayoutSubview? {
    let ideal = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
    func fits(_ length: CGFloat, _ space: CGFloat?, _ axis: Axis.Set) -> Bool {
      guard axes.contains(axis), let space else { return true }
      return length <= space + Self.slack
    }
    let fitting = subviews.first { subview in
      let size = subview.sizeThatFits(ideal)
      return fits(size.width, proposal.width, .horizontal)
        && fits(size.height, proposal.height, .vertical)
    }
    return fitting ?? subviews.last
  }

  func size(for proposal: ProposedViewSize, subviews: LayoutSubviews) -> CGSize {
    choice(for: proposal, subviews)?.sizeThatFits(proposal) ?? .zero
  }

  func place(_ subviews: LayoutSubviews, in bounds: CGRect, proposal: ProposedViewSize) {
    choice(for: proposal, subviews)?.place(at: bounds.origin, proposal: proposal)
  }

  func explicitGuides(in size: CGSize, subviews: LayoutSubviews) -> Guides {
    let proposal = ProposedViewSize(size)
    return choice(for: proposal, subviews)?.dimensions(in: proposal).explicit ?? [:]
  }
}

final class FittingItem: ContainerItem {
  /// Views that leave stay as they were.
  private var hidden: Set<ObjectIdentifier> = []
  /// Nil before the first layout.
  private weak var chosen: Item?

  func shows(_ child: Item) -> Bool { child === chosen }

  override func isHidden(_ child: Item) -> Bool { hidden.contains(ObjectIdentifier(child)) }

  override func layout() {
    super.layout()
    chosen = (arrangement as? FittingArrangement)?.choice(for: proposal, subviews)?.item
    for subview in subviews {
      if subview.item === chosen {
        hidden.remove(ObjectIdentifier(subview.item))
      } else {
        hidden.insert(ObjectIdentifier(subview.item))
      }
    }
  }
}
