import Drawing
import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Shifts a view towards an edge by its own size, which is known only once it is laid out; nil
/// leaves it where it is.
///
/// The shift animates in points, so that a spring settles by the distance travelled
/// (rule `spring-settles-by-distance`).
struct OwnSizeOffset: WrapperModifier, HasWrittenName {
  static let writtenName = "move"

  let edge: Edge?

  func makeItem(_ child: Item, node: Node) -> OwnSizeOffsetItem {
    OwnSizeOffsetItem(child, node: node)
  }

  func update(_ item: OwnSizeOffsetItem, transaction: Transaction) {
    item.pending.append((edge, transaction))
  }
}

final class OwnSizeOffsetItem: WrapperItem {
  /// Edges of the updates since the last layout, each with its transaction.
  var pending: [(edge: Edge?, transaction: Transaction)] = []
  private var edge: Edge?
  private var offset: AnimatedAttribute<CGSize.AnimatableData>?
  private let shownFrame: AnimatedFrame

  override init(_ child: Item, node: Node) {
    shownFrame = AnimatedFrame(node: node)
    super.init(child, node: node)
  }

  override func layout() {
    shownFrame.set(frame)
    for (edge, transaction) in pending { move(to: edge, transaction: transaction) }
    if pending.isEmpty { move(to: edge, transaction: node.transaction) }
    pending = []
    super.layout()
  }

  private func move(to edge: Edge?, transaction: Transaction) {
    self.edge = edge
    let value = distance(to: edge).animatableData
    if let offset {
      offset.set(value, transaction: transaction)
    } else {
      offset = AnimatedAttribute(value, "move", node: node)
    }
  }

  private func distance(to edge: Edge?) -> CGSize {
    let size = frame.snapped(toPixelsAt: graph.pixelsPerPoint).size
    let leading = node.environment.layoutDirection == .rightToLeft ? size.width : -size.width
    switch edge {
    case nil: return .zero
    case .leading: return CGSize(width: leading, height: 0)
    case .trailing: return CGSize(width: -leading, height: 0)
    case .top: return CGSize(width: 0, height: -size.height)
    case .bottom: return CGSize(width: 0, height: size.height)
    }
  }

  private var shown: CGSize {
    var size = CGSize.zero
    if let offset { size.animatableData = offset.value }
    return size
  }

  override func draw(into items: inout [DisplayItem]) {
    let shown = shown
    guard shown != .zero else { return child.draw(into: &items) }
    var inner: [DisplayItem] = []
    child.draw(into: &inner)
    guard !inner.isEmpty else { return }
    let shift = CGAffineTransform(translationX: shown.width, y: shown.height)
    items.append(.group(.transform(ProjectionTransform(shift)), inner))
  }

  override func hitTest(_ point: CGPoint) -> [Item] {
    child.hitTest(CGPoint(x: point.x - shown.width, y: point.y - shown.height))
  }

  override var touchBounds: CGRect? {
    guard let inner = child.seenTouchBounds else { return nil }
    if inner.isNull { return inner }
    return TouchLook.around([inner.offsetBy(dx: shown.width, dy: shown.height)])
  }

  override func convertToSuper(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + shown.width, y: point.y + shown.height)
  }

  override var movesContent: Bool { true }

  override func cancelAnimations() {
    offset?.cancel()
  }
}
