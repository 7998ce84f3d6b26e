import Drawing
import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Shows a part of its child and moves it under the finger.
final class ScrollItem: TouchItem, SafeAreaEnding, ContentWindow {
  var axes = Axis.Set.vertical
  var showsIndicators = true
  /// How far the content is moved up and to the left, in points; beyond its range while it is pulled over the edge.
  private(set) var offset = CGPoint.zero
  /// Kept free around the content by the safe area.
  var safeAreaPadding = EdgeInsets()
  /// What is seen of the content, within the insets.
  private(set) var visibleSize = CGSize.zero
  /// What is as large as that.
  var sizeReaders = VisibleSizeReaders()
  var watchers = ScrollWatchers()
  var overrides = ScrollOverrides()
  /// Travels to a view that a binding names already: those on the way are not named.
  var isSent = false
  /// What moves the content.
  var phase = ScrollPhase.idle {
    didSet {
      guard phase != oldValue else { return }
      for watcher in watchers.all { watcher.scrollChanged(self, from: oldValue, to: phase) }
    }
  }
  /// The farthest the content could be moved at the last layout; nil before the first.
  private var lastRange: CGSize?
  /// As it was found last, while nothing is laid out.
  var knownWindow: RestingWindow?
  let shownFrame: AnimatedFrame
  let motion = ScrollMotion()
  private(set) lazy var indicators = ScrollIndicators(node: node)

  init(_ child: Item, node: Node) {
    let recognizer = ScrollRecognizer()
    shownFrame = AnimatedFrame(node: node)
    super.init(child, recognizer: recognizer, node: node)
    recognizer.item = self
    motion.item = self
  }

  override var demonstration: TouchDemonstration? {
    let range = range
    if axes.contains(.vertical), node.environment.scrollPull != nil {
      return pulled(refreshes: true)
    }
    guard range.width > 1 || range.height > 1 else {
      return showsPulls ? pulled(refreshes: false) : nil
    }
    if targetBehavior is PagingScrollTargetBehavior {
      let isAcross = range.width > 1
      let page = max(isAcross ? frame.width : frame.height, 1)
      let pages = (isAcross ? range.width : range.height) / page
      let turned = (isAcross ? offset.x : offset.y) / page
      return .pages(
        isAcross ? CGSize(width: frame.width, height: 0) : CGSize(width: 0, height: frame.height),
        ahead: max(0, Int(nearest: (pages - turned).rounded())),
        behind: max(0, Int(nearest: turned.rounded())))
    }
    return .scroll(shownWay)
  }

  override var isContentWindow: Bool { true }

  override func isSpace(named name: AnyHashable) -> Bool {
    name == NamedCoordinateSpace.scrollView.name
  }

  // The insets are no part of the space: content at the very top is at 0.
  override var spaceRect: CGRect {
    CGRect(
      x: frame.minX + insets.leading, y: frame.minY + insets.top, width: visibleSize.width,
      height: visibleSize.height)
  }

  override var isEnabled: Bool { super.isEnabled && mayScroll }
  override var spacing: ViewSpacing { ViewSpacing() }

  // MARK: Layout

  /// A stack probes how far its views give way, with no height and with all of it, before it gives them one:
  /// what was measured for another size must not be taken for that of this one.
  private func takeVisibleSize(_ size: CGSize) {
    let before = visibleSize
    visibleSize = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    if visibleSize != before { sizeReaders.forgetSizes(inside: self) }
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    // Views that are as large as the scroll view ask while they are measured.
    takeVisibleSize(proposal.replacingUnspecifiedDimensions(by: graph.canvas.safeRect.size))
    let content = contentSize(for: proposal)
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  override func explicitGuides(in size: CGSize) -> Guides { [:] }

  override func layout() {
    child.superitem = self
    shownFrame.set(frame)
    takeVisibleSize(frame.size)
    let before = (offset, lastRange)
    takeAnchors()
    if !motion.isMoving, !phase.isHeld { offset = clamped(offset) }
    placeContent()
    barAbove?.take(self)
    barBelow?.take(self)
    guard before.0 != offset || before.1 != lastRange else { return }
    graph.afterUpdate { [weak self] in
      guard let self else { return }
      for watcher in self.watchers.all { watcher.scrollMoved(self) }
    }
  }

  /// Begins at the anchor, and keeps to it when the content grows.
  private func takeAnchors() {
    let (anchors, range) = (node.environment.scrollAnchors, range)
    defer { lastRange = range }
    guard let lastRange else {
      if let anchor = anchors.initialOffset {
        offset = CGPoint(x: range.width * anchor.x, y: range.height * anchor.y)
      }
      return
    }
    guard range != lastRange, !motion.isMoving, let anchor = anchors.sizeChanges else { return }
    func kept(_ offset: CGFloat, _ old: CGFloat, _ new: CGFloat, _ anchor: CGFloat) -> CGFloat {
      abs(offset - old * anchor) < 1 ? new * anchor : offset
    }
    offset = CGPoint(
      x: kept(offset.x, lastRange.width, range.width, anchor.x),
      y: kept(offset.y, lastRange.height, range.height, anchor.y))
  }

  // MARK: Moving

  /// Moves the content with all that is in it, without a new layout, by whole pixels
  /// (rule `scrolling-by-pixels`).
  func move(to offset: CGPoint) {
    let scale = max(1, graph.pixelsPerPoint)
    let offset = CGPoint(
      x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
    guard offset != self.offset else { return }
    self.offset = offset
    graph.placingBetweenLayouts { placeContent() }
    indicators.show()
    noteMoved()
    barAbove?.take(self)
    barBelow?.take(self)
    for watcher in watchers.all { watcher.scrollMoved(self) }
    graph.part(RowsInSight.self).look()
    if let pull = node.environment.scrollPull { pull.moved(max(0, -offset.y), refreshPlace) }
  }

  override func cancelAnimations() { motion.stop() }

  // MARK: Drawing and touching

  override func draw(into items: inout [DisplayItem]) {
    var inner: [DisplayItem] = []
    child.draw(into: &inner)
    guard !inner.isEmpty else { return }
    let window = window
    if node.environment.isScrollClipDisabled {
      items += inner
    } else {
      items.append(.group(.clip(Path(window), evenOdd: false, antialiased: false), inner))
    }
    indicators.draw(shownIndicators, in: track, offset: offset, range: range, into: &items)
  }

  override func hitTest(_ point: CGPoint) -> [Item] {
    guard window.contains(point) else { return [] }
    let hit = child.hitTest(point)
    return hit.isEmpty ? [self] : hit
  }
  override var touchBounds: CGRect? { window }
}
