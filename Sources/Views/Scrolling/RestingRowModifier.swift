import Drawing
import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// Lets a row of a list rest while it is far from what is shown: nothing in it is placed anew as the list scrolls, and
/// nothing of it is drawn. On a device it would not be there.
struct RestingRowModifier: WrapperModifier {
  func makeItem(_ child: Item, node: Node) -> RestingRowItem { RestingRowItem(child, node: node) }
}

final class RestingRowItem: WrapperItem {
  private let shownFrame: AnimatedFrame
  /// Where what is inside stands; nil before the first layout.
  private var placed: (frame: CGRect, proposal: ProposedViewSize)?
  /// Where it would stand, had it not been left where it was.
  private var left: (frame: CGRect, proposal: ProposedViewSize)?

  /// How far from what is shown it has to be, in parts of that: what a row throws beyond itself is seen before it is.
  private static let margin: CGFloat = 0.5

  override init(_ child: Item, node: Node) {
    shownFrame = AnimatedFrame(node: node)
    super.init(child, node: node)
  }

  /// Whether nothing in it is where it should be; whoever asks what is in it wakes it.
  var isResting: Bool { left != nil }

  override var subitems: [Item] {
    wake()
    return super.subitems
  }

  override func layout() {
    shownFrame.set(frame)
    if graph.isBetweenLayouts, let placed, placed.proposal == proposal, isFar(frame),
      isFar(placed.frame)
    {
      left = (frame, proposal)
      return
    }
    // What a layout moves travels from where it was, and not from where it was left.
    wake()
    super.layout()
    placed = (frame, proposal)
  }

  private func wake() {
    guard let (frame, proposal) = left else { return }
    left = nil
    graph.placingBetweenLayouts { child.place(at: frame.origin, proposal: proposal) }
    placed = (frame, proposal)
  }

  private func isFar(_ frame: CGRect) -> Bool {
    guard let window = windowAround?.restingWindow, !window.isEmpty else { return false }
    let near = window.insetBy(
      dx: -window.width * Self.margin, dy: -window.height * Self.margin)
    return !near.intersects(frame)
  }

  override func draw(into items: inout [DisplayItem]) {
    if isFar(shownFrame.rect) { return }
    super.draw(into: &items)
  }

  override func hitTest(_ point: CGPoint) -> [Item] {
    isResting ? [] : super.hitTest(point)
  }

  // To look at what is in it would wake it.
  override var touchBounds: CGRect? { isResting ? nil : super.touchBounds }
}
