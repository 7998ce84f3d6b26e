import Drawing
import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Shows a part of its child and moves it under the finger.
final class ScrollItem: TouchItem, SafeAreaEnding, ContentWindow {
  var axes = Axis.Set.vertical
  var showsIndicators = true
  /// How far the content is moved up and to the left, in points; beyond its range while the finger
  /// pulls it over the edge.
  private(set) var offset = CGPoint.zero
  /// Kept free around the content by the safe area.
  var safeAreaPadding = EdgeInsets()
  /// What is seen of the content, within the insets.
  private(set) var visibleSize = CGSize.zero
  /// What is as large as that.
  private var relatives: [ObjectIdentifier: WeakItem] = [:]
  var watchers = ScrollWatchers()
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
  private let shownFrame: AnimatedFrame
  private let motion = ScrollMotion()
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
      return .pull(min(frame.height * 0.4, 220))
    }
    guard range.width > 1 || range.height > 1 else { return nil }
    if node.environment.scrollTargetBehavior is PagingScrollTargetBehavior {
      let isAcross = range.width > 1
      let page = max(isAcross ? frame.width : frame.height, 1)
      let pages = (isAcross ? range.width : range.height) / page
      let turned = (isAcross ? offset.x : offset.y) / page
      return .pages(
        isAcross ? CGSize(width: frame.width, height: 0) : CGSize(width: 0, height: frame.height),
        ahead: max(0, Int(nearest: (pages - turned).rounded())),
        behind: max(0, Int(nearest: turned.rounded())))
    }
    return .scroll(
      CGSize(
        width: min(range.width, frame.width * 0.6), height: min(range.height, frame.height * 0.6)))
  }

  override func isSpace(named name: AnyHashable) -> Bool {
    name == NamedCoordinateSpace.scrollView.name
  }

  // The insets are no part of the space: content at the very top is at 0.
  override var spaceOrigin: CGPoint {
    CGPoint(x: frame.minX + insets.leading, y: frame.minY + insets.top)
  }

  override var isEnabled: Bool { super.isEnabled && node.environment.isScrollEnabled }
  override var spacing: ViewSpacing { ViewSpacing() }

  // MARK: Layout

  /// Kept free around the content.
  var insets: EdgeInsets {
    let margins = node.environment.contentMargins.content
    return EdgeInsets(
      top: safeAreaPadding.top + (margins.top ?? 0),
      leading: safeAreaPadding.leading + (margins.leading ?? 0),
      bottom: safeAreaPadding.bottom + (margins.bottom ?? 0),
      trailing: safeAreaPadding.trailing + (margins.trailing ?? 0))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let within = proposal.inset(by: insets)
    return ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : within.width,
      height: axes.contains(.vertical) ? nil : within.height)
  }

  /// With the insets around it.
  func contentSize(for proposal: ProposedViewSize) -> CGSize {
    child.size(for: inner(proposal)).outset(by: insets)
  }

  /// A stack probes how far its views give way, with no height and with all of it, before it gives them one:
  /// what was measured for another size must not be taken for that of this one.
  private func takeVisibleSize(_ size: CGSize) {
    let before = visibleSize
    visibleSize = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    guard visibleSize != before else { return }
    relatives = relatives.filter { $0.value.item != nil }
    for relative in relatives.values {
      var outer = relative.item
      while let item = outer, item !== self {
        item.forgetSizes()
        outer = item.superitem
      }
    }
  }

  /// Notes an item inside that is measured by what is seen.
  func addRelative(_ item: Item) {
    relatives[ObjectIdentifier(item)] = WeakItem(item: item)
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
    if !motion.isMoving { offset = clamped(offset) }
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

  private func placeContent() {
    let (alignment, content) = (
      node.environment.scrollAnchors.alignment, contentSize(for: ProposedViewSize(frame.size))
    )
    let free = CGSize(
      width: axes.contains(.horizontal) ? max(0, frame.width - content.width) : 0,
      height: axes.contains(.vertical) ? max(0, frame.height - content.height) : 0)
    child.place(
      at: CGPoint(
        x: frame.minX + insets.leading - offset.x + free.width * (alignment?.x ?? 0),
        y: frame.minY + insets.top - offset.y + free.height * (alignment?.y ?? 0)),
      proposal: inner(ProposedViewSize(frame.size)))
  }

  /// The farthest the content can be moved.
  var range: CGSize {
    let content = contentSize(for: ProposedViewSize(frame.size))
    return CGSize(
      width: axes.contains(.horizontal) ? max(0, content.width - frame.width) : 0,
      height: axes.contains(.vertical) ? max(0, content.height - frame.height) : 0)
  }

  func clamped(_ offset: CGPoint) -> CGPoint {
    let range = range
    return CGPoint(
      x: min(max(offset.x, 0), range.width), y: min(max(offset.y, 0), range.height))
  }

  // MARK: Moving

  /// Of the offset now, in points a second; nil where nothing moves it by itself.
  var velocity: CGVector? { motion.velocity }

  func stop() {
    isSent = false
    motion.stop()
  }

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
    noteMoved(child)
    barAbove?.take(self)
    barBelow?.take(self)
    for watcher in watchers.all { watcher.scrollMoved(self) }
    graph.part(RowsInSight.self).look()
    node.environment.scrollPull?.moved(max(0, -offset.y))
  }

  /// Readers of places in the content read anew.
  private func noteMoved(_ item: Item) {
    if let reader = item.node as? any PlaceReading, reader.readsPlace {
      graph.reevaluateOnTick(item.node)
      graph.setNeedsLayout()
    }
    if (item as? RestingRowItem)?.isResting == true { return }
    for child in item.subitems { noteMoved(child) }
  }

  /// Goes on as fast as the finger was, in points a second, until it comes to rest.
  ///
  /// - Parameter start: Where the content was when the finger began to move it.
  func release(velocity: CGSize, from start: CGPoint) {
    node.environment.scrollPull?.released()
    let velocity = CGSize(
      width: axes.contains(.horizontal) ? -velocity.width : 0,
      height: axes.contains(.vertical) ? -velocity.height : 0)
    let predicted = ScrollMotion.end(from: offset, velocity: velocity)
    if let target = rest(insteadOf: predicted, from: start, velocity: velocity) {
      motion.travel(to: target, velocity: velocity, as: .decelerating)
    } else {
      motion.start(velocity: velocity)
    }
  }

  func scroll(to target: CGPoint, isAnimated: Bool) {
    let target = clamped(target)
    isSent = false
    if isAnimated {
      motion.travel(to: target)
    } else {
      motion.stop()
      move(to: target)
    }
  }

  override func cancelAnimations() { motion.stop() }

  // MARK: Drawing and touching

  /// The frame, and where it touches the safe area's edge all up to the screen's.
  var restingWindow: CGRect {
    reach(of: frame.snapped(toPixelsAt: graph.pixelsPerPoint)) { abs($0) < 0.5 }
  }

  /// What is shown of the content.
  private var window: CGRect {
    let (shown, resting) = (shownFrame.rect, frame.snapped(toPixelsAt: graph.pixelsPerPoint))
    let reach = restingWindow
    // A side that travels to such an edge is beyond it at once: what is there moves as well.
    let left = reach.minX == resting.minX ? shown.minX : reach.minX
    let top = reach.minY == resting.minY ? shown.minY : reach.minY
    let right = reach.maxX == resting.maxX ? shown.maxX : reach.maxX
    let bottom = reach.maxY == resting.maxY ? shown.maxY : reach.maxY
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

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
    let shown = showsIndicators ? axes.intersection(node.environment.scrollIndicators) : []
    indicators.draw(shown, in: track, offset: offset, range: range, into: &items)
  }

  /// Where indicators are.
  private var track: CGRect {
    let (rect, margins) = (shownFrame.rect, node.environment.contentMargins.indicators)
    let (left, top) = (margins.leading ?? 0, margins.top ?? 0)
    return CGRect(
      x: rect.minX + left, y: rect.minY + top,
      width: max(0, rect.width - left - (margins.trailing ?? 0)),
      height: max(0, rect.height - top - (margins.bottom ?? 0)))
  }

  override func hitTest(_ point: CGPoint) -> [Item] {
    guard window.contains(point) else { return [] }
    let hit = child.hitTest(point)
    return hit.isEmpty ? [self] : hit
  }
}

/// An item that may be gone.
private struct WeakItem {
  weak var item: Item?
}
