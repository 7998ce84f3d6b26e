import Drawing
import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// What a clip shows of a layer: of a view's, what the view does not show of it itself, and what the view draws.
struct LayerBody: PrimitiveView {
  let layer: CALayer
  /// The view that the layer is of; nil for a layer that stands for itself, as a mask does.
  var view: UIView?

  package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
    LeafNode(self, parent: parent, environment: environment) { LayerItem($0, node: $1) }
  }
}

/// Draws beyond its edges, as layers do.
private final class LayerItem: Item, ViewUpdatable {
  private var body: LayerBody
  private let shownFrame: AnimatedFrame

  init(_ body: LayerBody, node: Node) {
    self.body = body
    shownFrame = AnimatedFrame(node: node)
    super.init(node: node)
  }

  func update(_ view: LayerBody) { body = view }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func layout() { shownFrame.set(frame) }

  override func draw(into items: inout [DisplayItem]) {
    let rect = shownFrame.rect
    let context = GraphicsContext(
      origin: rect.origin, size: rect.size, environment: node.environment, graph: graph,
      symbols: [])
    let drawing = LayerDrawing(time: graph.clock.date.timeIntervalSinceReferenceDate)
    let body = body
    ChangeCount.quietly {
      if let view = body.view {
        body.layer.bounds.size = rect.size
        drawing.drawContents(
          of: body.layer, body.layer.look(at: drawing.time), in: context)
        context.withCGContext { _ in view.draw(CGRect(origin: .zero, size: rect.size)) }
      } else {
        drawing.draw(body.layer, in: context)
      }
    }
    items += context.sink.items
  }

  override func hitTest(_ point: CGPoint) -> [Item] { [] }
}
