import Drawing
import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// The picture of a view that is laid out elsewhere, in a size that it is given.
struct Portal: PrimitiveView {
  let source: SourceItem

  init(item: Item?) {
    source = SourceItem(item: item)
  }

  /// Keeps the item no longer than its own place does.
  struct SourceItem {
    weak var item: Item?
  }

  func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
    LeafNode(self, parent: parent, environment: environment) { PortalItem($0, node: $1) }
  }
}

final class PortalItem: Item, ViewUpdatable {
  private var source: Portal.SourceItem
  private let shownFrame: AnimatedFrame

  init(_ portal: Portal, node: Node) {
    source = portal.source
    shownFrame = AnimatedFrame(node: node)
    super.init(node: node)
  }

  func update(_ view: Portal) {
    if view.source.item != nil { source = view.source }
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func layout() {
    shownFrame.set(frame)
  }

  override func draw(into items: inout [DisplayItem]) {
    guard let item = source.item else { return }
    var inner: [DisplayItem] = []
    item.draw(into: &inner)
    guard !inner.isEmpty else { return }
    let rect = shownFrame.rect
    let move = CGAffineTransform(
      translationX: rect.minX - item.frame.minX, y: rect.minY - item.frame.minY)
    items.append(.group(.transform(ProjectionTransform(move)), inner))
  }
}
