import Drawing
import Foundation
import Geometry

/// What is laid out, drawn and touched: the other half of a node.
///
/// Frames are in points of the graph's root; effects transform when drawing, not when laying out.
@MainActor
class Item {
  unowned let node: Node
  /// The item that this one was last laid out by.
  weak var superitem: Item?
  /// Where layout put the item, on the pixel grid; what is drawn travels there.
  private(set) var frame = CGRect.zero
  /// What the item was proposed when it was placed.
  private(set) var proposal = ProposedViewSize.unspecified
  private var sizes: [ProposedViewSize: CGSize] = [:]
  private var sizesLayoutID = -1

  init(node: Node) {
    self.node = node
  }

  var graph: ViewGraph { node.graph }

  // MARK: For subclasses

  /// The node whose coming and going decides about this item's.
  var origin: Node { node }

  var subitems: [Item] { [] }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Called once a layout, after `frame` is set; places what is inside.
  func layout() {}

  /// Guides that this item or something in it sets explicitly.
  func explicitGuides(in size: CGSize) -> Guides { [:] }

  /// The distance the item asks for from a neighbour.
  var spacing: ViewSpacing { ViewSpacing() }

  func draw(into items: inout [DisplayItem]) {
    for item in subitems { item.draw(into: &items) }
  }

  /// The items under a point, front to back.
  func hitTest(_ point: CGPoint) -> [Item] {
    for item in subitems.reversed() {
      let hit = item.hitTest(point)
      if !hit.isEmpty { return hit }
    }
    return []
  }

  /// Maps a point of this item's content to the coordinates the item stands in, as last drawn.
  func convertToSuper(_ point: CGPoint) -> CGPoint { point }

  /// Whether views inside may name this item's space, to measure from.
  func isSpace(named name: AnyHashable) -> Bool { false }

  // MARK: For subclasses: what scripts find

  /// What this item says by itself, and not what is in it: a text, or the label it was given.
  var ownLabel: String? { nil }
  var ownIdentifier: String? { nil }
  /// Whether it is all of a control: then its label is that of every part that is touched.
  var isControl: Bool { false }

  // MARK: Shared

  final func size(for proposal: ProposedViewSize) -> CGSize {
    if sizesLayoutID != graph.layoutID {
      sizes.removeAll(keepingCapacity: true)
      sizesLayoutID = graph.layoutID
    }
    if let size = sizes[proposal] { return size }
    let size = sizeThatFits(proposal)
    sizes[proposal] = size
    return size
  }

  final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    let size = size(for: proposal)
    return ViewDimensions(
      width: size.width, height: size.height, explicit: explicitGuides(in: size))
  }

  final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    self.proposal = proposal
    let asked = CGRect(origin: origin, size: size(for: proposal))
    // What is inside is placed by sums with these numbers.
    frame = asked.isReachable ? asked : asked.broughtIntoReach
    layout()
  }

  final func place(at point: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    let size = size(for: proposal)
    place(
      at: CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height),
      proposal: proposal)
  }
}

extension CGRect {
  /// The rectangle with its edges on the pixel grid, halves up as SwiftUI rounds them.
  func snapped(toPixelsAt scale: CGFloat) -> CGRect {
    func snap(_ length: CGFloat) -> CGFloat { (length * scale + 0.5).rounded(.down) / scale }
    guard !isNull, width.isFinite, height.isFinite else { return self }
    let (left, top) = (snap(minX), snap(minY))
    return CGRect(x: left, y: top, width: snap(maxX) - left, height: snap(maxY) - top)
  }
}
