import Drawing
import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// A view that is nothing but painted shapes, back to front, in one rectangle.
@MainActor @preconcurrency
protocol LayeredShapeView: PrimitiveView {
  /// The first one decides about the size.
  var shapeLayers: [ShapeLayer] { get }
}

extension LayeredShapeView {
  package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
    LeafNode(self, parent: parent, environment: environment) { ShapeItem($0, node: $1) }
  }
}

final class ShapeItem<V: LayeredShapeView>: Item, ViewUpdatable {
  private var layers: [ShapeLayer]
  private var painters: [any ShapePainting] = []
  private let shownFrame: AnimatedFrame

  init(_ view: V, node: Node) {
    layers = view.shapeLayers
    shownFrame = AnimatedFrame(node: node)
    super.init(node: node)
    painters = layers.map { makeShapePainter($0, node: node) }
  }

  func update(_ view: V) {
    layers = view.shapeLayers
    let transaction = node.transaction
    let old = painters
    painters = layers.enumerated().map { index, layer in
      guard index < old.count, old[index].update(layer, transaction: transaction) else {
        return makeShapePainter(layer, node: node)
      }
      return old[index]
    }
  }

  override var ownKind: String? {
    switch V.self {
    case is Color.Type: "color"
    case let shown as any ShowsShape.Type: ShapeKind.words(of: shown.shapeType)
    default: "gradient"
    }
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    layers.first?.shape.sizeThatFits(proposal) ?? .zero
  }

  override func layout() {
    shownFrame.set(frame)
  }

  override func draw(into items: inout [DisplayItem]) {
    let rect = shownFrame.rect
    for painter in painters { painter.draw(in: rect, into: &items) }
  }

  override func hitTest(_ point: CGPoint) -> [Item] {
    let rect = shownFrame.rect
    return painters.contains { $0.contains(point, in: rect) } ? [self] : []
  }

  override var touchBounds: CGRect? {
    let rect = shownFrame.rect
    return TouchLook.around(painters.map { $0.touchBounds(in: rect) })
  }

  func cancelAnimations() {
    for painter in painters { painter.cancel() }
  }
}

extension ShapeItem: ShownItem {
  package var shownRect: CGRect { shownFrame.rect }
}
