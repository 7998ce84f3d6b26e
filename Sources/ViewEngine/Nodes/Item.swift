import Drawing
import Foundation
import Geometry

/// What is laid out, drawn and touched: the other half of a node.
///
/// Frames are in points of the graph's root; effects transform when drawing, not when laying out.
@MainActor
@_spi(Engine) open class Item {
  package unowned let node: Node
  /// The item that this one was last laid out by; nil once that is gone.
  package final var superitem: Item? {
    get { superlink?.object }
    set { superlink = newValue?.link }
  }
  private var superlink: Backlink<Item>?
  private var ownLink: Backlink<Item>?
  /// Where layout put the item, on the pixel grid; what is drawn travels there.
  package private(set) var frame = CGRect.zero
  /// What the item was proposed when it was placed.
  package private(set) var proposal = ProposedViewSize.unspecified
  private let layoutPass: LayoutPass
  /// The layout in which the item was measured last.
  private var measuredIn = -1
  private var sizes = SmallCache<ProposedViewSize, CGSize>()
  private var guides = SmallCache<ProposedViewSize, Guides>()

  @_spi(Engine) public init(node: Node) {
    self.node = node
    layoutPass = node.graph.layoutPass
  }

  deinit { ownLink?.cut() }

  /// For those who know it without keeping it.
  private var link: Backlink<Item> {
    if let ownLink { return ownLink }
    let link = Backlink(self)
    ownLink = link
    return link
  }

  package var graph: ViewGraph { node.graph }

  /// Of the layout under way, or of the last one.
  package final var passNumber: Int { layoutPass.number }
  /// Whether that one was asked for by something that no node is told of.
  final var isRemeasured: Bool { layoutPass.isRemeasuring }

  // MARK: For subclasses

  /// The node whose coming and going decides about this item's.
  package var origin: Node { node }

  package var subitems: [Item] { [] }

  @_spi(Engine) open func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Called once a layout, after `frame` is set; places what is inside.
  @_spi(Engine) open func layout() {}

  /// Sizes may be others than those that places inside were reckoned with.
  func forgetPlan() {}

  /// Guides that this item or something in it sets explicitly; ask ``guides(in:)`` for them.
  @_spi(Engine) open func explicitGuides(in size: CGSize) -> Guides { [:] }

  /// The distance the item asks for from a neighbour.
  @_spi(Engine) open var spacing: ViewSpacing { ViewSpacing() }

  @_spi(Engine) open func draw(into items: inout [DisplayItem]) {
    for item in subitems { item.draw(into: &items) }
  }

  /// The items under a point, front to back; who finds them elsewhere than in ``touchBounds`` overrides that as well.
  @_spi(Engine) open func hitTest(_ point: CGPoint) -> [Item] {
    for item in subitems.reversed() {
      let hit = item.hitTest(point)
      if !hit.isEmpty { return hit }
    }
    return []
  }

  /// Around all points at which ``hitTest(_:)`` finds something, or more; nil where nobody knows.
  @_spi(Engine) open var touchBounds: CGRect? { TouchLook.around(subitems.map(\.seenTouchBounds)) }

  /// Whether a finger may reach what is in here; scripts do not find what it may not.
  @_spi(Engine) open var takesTouches: Bool { true }

  /// Maps a point of this item's content to the coordinates the item stands in, as last drawn.
  @_spi(Engine) open func convertToSuper(_ point: CGPoint) -> CGPoint { point }

  /// How strong what is in it is shown, 0…1, apart from what is around this item.
  @_spi(Engine) open var shownOpacity: Double { 1 }

  /// Whether it is there to do something to the picture or the place of what is in it.
  @_spi(Engine) open var movesContent: Bool { false }

  /// Whether views inside may name this item's space, to measure from.
  @_spi(Engine) open func isSpace(named name: AnyHashable) -> Bool { false }

  /// What counts as the whole of the space that this item names, and its origin as the space's.
  @_spi(Engine) open var spaceRect: CGRect { frame }

  // MARK: For subclasses: what scripts find

  /// What this item says by itself, and not what is in it: a text, or the label it was given.
  @_spi(Engine) open var ownLabel: String? { nil }
  /// What it is called where nothing says anything: a picture's name.
  @_spi(Engine) open var ownPictureName: String? { nil }
  @_spi(Engine) open var ownIdentifier: String? { nil }
  /// What it says of controls in it to scripts that choose for themselves.
  @_spi(Engine) open var ownAppeal: TouchAppeal? { nil }
  /// Whether it travels elsewhere when what is around it changes.
  @_spi(Engine) open var isShowpiece: Bool { false }
  /// Which column of a split view it is all of, counted from the leading one.
  @_spi(Engine) open var ownColumn: Int? { nil }
  /// Whether it shows a part of what is in it.
  @_spi(Engine) open var isContentWindow: Bool { false }
  /// Whether it is all of a list's row.
  @_spi(Engine) open var isListRow: Bool { false }
  /// Whether an element of a collection has made that row.
  @_spi(Engine) open var isElementRow: Bool { false }
  /// Whether what is tapped in it leads to another page.
  @_spi(Engine) open var isLink: Bool { false }
  /// What the control is called that it is all of, where its parts say something else or nothing.
  @_spi(Engine) open var ownControlName: String? { nil }
  /// What kind of control that is: `slider`.
  @_spi(Engine) open var ownControlKind: String? { nil }
  /// What is drawn, in words: `circle`.
  @_spi(Engine) open var ownKind: String? { nil }
  /// Whether it is all of a control: then its label is that of every part that is touched.
  @_spi(Engine) open var isControl: Bool { false }

  // MARK: Shared

  package final func size(for proposal: ProposedViewSize) -> CGSize {
    forgetEarlierLayouts()
    if let size = sizes[proposal] { return size }
    let size = sizeThatFits(proposal)
    sizes.add(size, for: proposal)
    return size
  }

  /// A container's are its children's, and theirs their children's: without being kept they would be
  /// found anew at every depth for each of the proposals that lead to one size.
  package final func guides(in size: CGSize) -> Guides {
    forgetEarlierLayouts()
    let asked = ProposedViewSize(size)
    if let known = guides[asked] { return known }
    let found = explicitGuides(in: size)
    guides.add(found, for: asked)
    return found
  }

  private func forgetEarlierLayouts() {
    if measuredIn == layoutPass.number { return }
    forgetSizes()
    measuredIn = layoutPass.number
  }

  /// For what is measured by more than what it is proposed, when that has changed.
  package final func forgetSizes() {
    sizes.removeAll()
    guides.removeAll()
    forgetPlan()
  }

  package final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    let size = size(for: proposal)
    return ViewDimensions(width: size.width, height: size.height, explicit: guides(in: size))
  }

  package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    self.proposal = proposal
    let asked = CGRect(origin: origin, size: size(for: proposal))
    // What is inside is placed by sums with these numbers.
    frame = asked.isReachable ? asked : asked.broughtIntoReach
    layout()
  }

  package final func place(at point: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    let size = size(for: proposal)
    place(
      at: CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height),
      proposal: proposal)
  }
}

extension CGRect {
  /// The rectangle with its edges on the pixel grid, halves up as SwiftUI rounds them.
  package func snapped(toPixelsAt scale: CGFloat) -> CGRect {
    // What is half a pixel but for the last digits goes up at either edge: a text that is whole pixels wide
    // would otherwise lose one, and its last letter with it.
    func snap(_ length: CGFloat) -> CGFloat {
      (length * scale + 0.5 + 1e-6).rounded(.down) / scale
    }
    guard !isNull, width.isFinite, height.isFinite else { return self }
    let (left, top) = (snap(minX), snap(minY))
    return CGRect(x: left, y: top, width: snap(maxX) - left, height: snap(maxY) - top)
  }
}
