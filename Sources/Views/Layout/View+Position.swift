import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

extension View {
  /// Takes all the space there is and puts the view's centre at a point of it.
  public func position(_ position: CGPoint) -> some View {
    modifier(PositionModifier(position: position))
  }

  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// Keeps the view at its ideal size.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }

  public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Shares space before views of lower priority do.
  public func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriorityModifier(value: value))
  }

  /// Says where in the container's drawing order the view comes; 0 is the default.
  public func zIndex(_ value: Double) -> some View {
    modifier(ZIndexModifier(value: value))
  }

  /// Moves one of the view's alignment guides.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: guide.key, compute: computeValue))
  }

  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: guide.key, compute: computeValue))
  }
}

struct PositionModifier: WrapperModifier {
  let position: CGPoint

  func makeItem(_ child: Item, node: Node) -> PositionItem { PositionItem(child, node: node) }

  func update(_ item: PositionItem, transaction: Transaction) {
    item.position = CGPoint(
      x: item.graph.reachable(position.x, "position(x:)"),
      y: item.graph.reachable(position.y, "position(y:)"))
  }
}

final class PositionItem: WrapperItem {
  var position = CGPoint.zero

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let child = child.size(for: proposal)
    return proposal.replacingUnspecifiedDimensions(by: child)
  }

  override func layout() {
    child.superitem = self
    let x = isRightToLeft ? frame.maxX - position.x : frame.minX + position.x
    child.place(
      at: CGPoint(x: x, y: frame.minY + position.y), anchor: .center,
      proposal: ProposedViewSize(frame.size))
  }

  override func explicitGuides(in size: CGSize) -> Guides { [:] }
}

struct FixedSizeModifier: WrapperModifier {
  let horizontal: Bool
  let vertical: Bool

  func makeItem(_ child: Item, node: Node) -> FixedSizeItem { FixedSizeItem(child, node: node) }

  func update(_ item: FixedSizeItem, transaction: Transaction) {
    item.horizontal = horizontal
    item.vertical = vertical
  }
}

final class FixedSizeItem: WrapperItem {
  var horizontal = false
  var vertical = false

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    child.size(for: inner(proposal))
  }

  override func layout() {
    child.superitem = self
    child.place(at: frame.origin, proposal: inner(proposal))
  }
}

struct LayoutPriorityModifier: TraitModifier {
  let value: Double

  func apply(to traits: inout Traits) { traits.layoutPriority = ranked(value, "layoutPriority") }
}

struct ZIndexModifier: TraitModifier {
  let value: Double

  func apply(to traits: inout Traits) { traits.zIndex = ranked(value, "zIndex") }
}

/// A place among others. What is not a number has none: nothing is before or after it, and whoever sorts by it
/// does not come to an end.
@MainActor
private func ranked(_ value: Double, _ name: String) -> Double {
  guard value.isNaN else { return value }
  ViewGraph.current?.warn("\(name): nan is no number and was ignored; use one, 0 is the default.")
  return 0
}

struct AlignmentGuideModifier: WrapperModifier {
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat

  func makeItem(_ child: Item, node: Node) -> AlignmentGuideItem {
    AlignmentGuideItem(child, node: node)
  }

  func update(_ item: AlignmentGuideItem, transaction: Transaction) { item.modifier = self }
}

final class AlignmentGuideItem: WrapperItem {
  var modifier: AlignmentGuideModifier?

  override func explicitGuides(in size: CGSize) -> Guides {
    var guides = super.explicitGuides(in: size)
    guard let modifier else { return guides }
    let dimensions = ViewDimensions(width: size.width, height: size.height, explicit: guides)
    if let guide = ViewGraph.asked(modifier.compute(dimensions), "alignmentGuide") {
      guides[modifier.key] = guide
    }
    return guides
  }
}
