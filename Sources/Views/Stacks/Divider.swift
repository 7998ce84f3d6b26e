import Drawing
import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// A line one pixel thick, across the stack it stands in.
public struct Divider: PrimitiveView {
  nonisolated public init() {}

  package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
    LeafNode(self, parent: parent, environment: environment) { DividerItem($0, node: $1) }
  }
}

final class DividerItem: Item, ViewUpdatable {
  private let shownFrame: AnimatedFrame

  init(_ divider: Divider, node: Node) {
    shownFrame = AnimatedFrame(node: node)
    super.init(node: node)
  }

  func update(_ view: Divider) {}

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let thickness = 1 / graph.pixelsPerPoint
    return node.stackAxis == .horizontal
      ? CGSize(width: thickness, height: proposal.height ?? LayoutConstants.idealLength)
      : CGSize(width: proposal.width ?? LayoutConstants.idealLength, height: thickness)
  }

  override func layout() {
    shownFrame.set(frame)
  }

  override func draw(into items: inout [DisplayItem]) {
    let rect = shownFrame.rect
    let color = Color.separator.resolve(in: node.environment).rgba
    let path = Path(CGRect(origin: .zero, size: rect.size))
    items.append(.leaf(.shape(ShapeLeaf(path: path, paint: .color(color))), at: rect.origin))
  }
}
