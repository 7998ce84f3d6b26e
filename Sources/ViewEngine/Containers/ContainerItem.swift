import Drawing
import Foundation
import Geometry
import Motion

/// The children of a container on screen: those that are there, and those that are leaving.
@_spi(Engine) open class ContainerItem: Item {
  package var arrangement: any Arrangement { didSet { forgetPlan() } }
  private var live: [HostedChild] = []
  /// In the order they were removed.
  private var leaving: [HostedChild] = []
  private var isFirstRefresh = true
  private lazy var kept = LayoutMemory(of: self)
  private let plan = PlacementPlan()

  @_spi(Engine) public init(arrangement: any Arrangement, node: ContainerNode) {
    self.arrangement = arrangement
    super.init(node: node)
  }

  private var container: ContainerNode? { node as? ContainerNode }

  @_spi(Engine) open override var subitems: [Item] {
    (leaving + live).map(\.shown).filter { !isHidden($0) }
  }

  /// The children that are not leaving.
  @_spi(Engine) public var stayingItems: [Item] { live.map(\.shown).filter { !isHidden($0) } }

  /// Whether a child is there without being seen or touched.
  @_spi(Engine) open func isHidden(_ child: Item) -> Bool { false }

  // MARK: Coming and going (rule `removal-waits-for-animations`)

  /// Takes the children there are now; what is new is inserted, what is gone begins to leave.
  package func refresh() {
    guard let node = container else { return }
    forgetPlan()
    leaving.removeAll { $0.isGone }
    let entries = node.contentEntries
    if leaving.isEmpty, zip(live, entries).allSatisfy({ $0.item === $1.item }),
      live.count == entries.count, !isFirstRefresh
    {
      return keep(entries, in: node)
    }
    var known = Dictionary(
      (live + leaving).map { (ObjectIdentifier($0.item), $0) }, uniquingKeysWith: { a, _ in a })
    let before = live
    live = entries.map { entry in
      let child: HostedChild
      if let hosted = known.removeValue(forKey: ObjectIdentifier(entry.item)) {
        child = hosted
        child.traits = entry.traits
        child.stay(in: node)
        leaving.removeAll { $0 === child }
      } else {
        child = HostedChild(entry, in: node)
        if !isFirstRefresh { child.insert(in: node) }
      }
      child.shown.superitem = self
      return child
    }
    for child in before where known[ObjectIdentifier(child.item)] != nil && !child.isLeaving {
      if child.canLeave {
        child.leave(node)
        leaving.append(child)
      } else {
        child.destroy()
      }
    }
    isFirstRefresh = false
  }

  /// Takes the children as those that were there from the start: what is known late is not inserted.
  package func begin() {
    isFirstRefresh = true
    refresh()
  }

  /// The children are who they were, as nearly always.
  private func keep(_ entries: [Entry], in node: ContainerNode) {
    for (child, entry) in zip(live, entries) {
      child.traits = entry.traits
      child.stay(in: node)
      child.shown.superitem = self
    }
  }

  /// Drops the leaving children whose animations are over.
  func eraseFinished() {
    leaving.removeAll { child in
      guard child.isFinished else { return false }
      child.destroy()
      return true
    }
  }

  func shows(retiredRoot: Node) -> Bool {
    leaving.contains { $0.item.comes(from: retiredRoot) }
  }

  func destroyTransitions() {
    for child in live + leaving { child.destroy() }
    forgetPlan()
    live = []
    leaving = []
  }

  // MARK: Layout (rules `leaving-gives-up-space`, `leaving-keeps-its-place`)

  package final var subviews: LayoutSubviews {
    let mirror = node.environment.layoutDirection == .rightToLeft ? frame : nil
    return LayoutSubviews(
      subviews: live.map { LayoutSubview(item: $0.shown, traits: $0.traits, mirror: mirror) },
      kept: kept, plan: graph.isBetweenLayouts ? plan : nil,
      layoutDirection: node.environment.layoutDirection)
  }

  override func forgetPlan() { plan.forget() }

  @_spi(Engine) open override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    arrangement.size(for: proposal, subviews: subviews)
  }

  @_spi(Engine) open override func layout() {
    for child in live { child.shown.superitem = self }
    arrangement.place(subviews, in: frame, proposal: proposal)
    for child in leaving {
      child.shown.place(at: child.shown.frame.origin, proposal: child.shown.proposal)
    }
  }

  @_spi(Engine) open override func explicitGuides(in size: CGSize) -> Guides {
    arrangement.explicitGuides(in: size, subviews: subviews)
  }

  @_spi(Engine) open override var spacing: ViewSpacing {
    arrangement.spacing(subviews)
  }

  func layoutRoot() {
    let safeRect = graph.canvas.safeRect
    place(
      at: CGPoint(x: safeRect.midX, y: safeRect.midY), anchor: .center,
      proposal: ProposedViewSize(safeRect.size))
  }

  // MARK: Drawing and touching

  /// Back to front: leaving ones behind, unless a zIndex or the arrangement says otherwise.
  private var paintOrder: [HostedChild] {
    let children = (leaving + live).filter { !isHidden($0.shown) }
    guard children.contains(where: isRaised) else { return children }
    let layers = children.enumerated().map { place, child in
      (child.zIndex, arrangement.isInFront(child.traits) ? 1 : 0, place)
    }
    return layers.sorted { $0 < $1 }.map { children[$0.2] }
  }

  private func isRaised(_ child: HostedChild) -> Bool {
    child.zIndex != 0 || arrangement.isInFront(child.traits)
  }

  @_spi(Engine) open override func draw(into items: inout [DisplayItem]) {
    for child in paintOrder { child.shown.draw(into: &items) }
  }

  @_spi(Engine) open override func hitTest(_ point: CGPoint) -> [Item] {
    let look = graph.touchLook
    func hit(_ children: some BidirectionalCollection<HostedChild>) -> [Item] {
      for child in children.reversed()
      where !isHidden(child.shown) && look?.mayHit(child.shown, at: point) ?? true {
        let hit = child.shown.hitTest(point)
        if !hit.isEmpty { return hit }
      }
      return []
    }
    // A board of thousands is asked once for each of its fields, so that nothing is made for it where all are in their
    // places, as they nearly always are.
    if leaving.contains(where: isRaised) || live.contains(where: isRaised) {
      return hit(paintOrder)
    }
    let inFront = hit(live)
    return inFront.isEmpty ? hit(leaving) : inFront
  }
}

extension Item {
  /// Whether this item or one in it goes with a node.
  fileprivate func comes(from root: Node) -> Bool {
    node.isInside(root) || subitems.contains { $0.comes(from: root) }
  }
}

extension Node {
  func isInside(_ ancestor: Node) -> Bool {
    var node = self as Node?
    while let current = node, current.depth >= ancestor.depth {
      if current === ancestor { return true }
      node = current.parent
    }
    return false
  }
}
