import Drawing
import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Space that grows along the stack it stands in.
public struct Spacer: PrimitiveView {
  public var minLength: CGFloat?

  nonisolated public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
    LeafNode(self, parent: parent, environment: environment) { SpacerItem($0, node: $1) }
  }
}

final class SpacerItem: Item, ViewUpdatable {
  private var spacer: Spacer

  init(_ spacer: Spacer, node: Node) {
    self.spacer = spacer
    super.init(node: node)
  }

  func update(_ view: Spacer) {
    spacer = view
  }

  override var spacing: ViewSpacing {
    var spacing = ViewSpacing()
    spacing.isSpacer = true
    return spacing
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let minimum =
      ViewGraph.asked(spacer.minLength, "Spacer(minLength:)") ?? LayoutConstants.defaultSpacing
    func flexible(_ length: CGFloat?) -> CGFloat { max(minimum, length ?? minimum) }
    switch node.stackAxis {
    case .vertical: return CGSize(width: 0, height: flexible(proposal.height))
    case .horizontal: return CGSize(width: flexible(proposal.width), height: 0)
    case nil: return CGSize(width: flexible(proposal.width), height: flexible(proposal.height))
    }
  }
}

extension Node {
  /// The direction of the stack or the layout this node stands in, if it has one (rule `layout-orientation`).
  var stackAxis: Axis? {
    let container = ancestor(ofType: ContainerNode.self)
    return container?.item.arrangement.stackAxis
  }
}
