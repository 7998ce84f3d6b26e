import Drawing
import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Shows a part of its child and moves it under the finger.
final class ScrollItem: TouchItem {
  var axes = Axis.Set.vertical
  var showsIndicators = true
  /// How far the content is moved up and to the left, in points; beyond its range while the finger
  /// pulls it over the edge.
  private(set) var offset = CGPoint.zero
  /// Kept free around the content by the safe area.
  var safeAreaPadding = EdgeInsets()
  /// Told when the content has moved.
  var moved: () -> Void = {}
  /// What is seen of the content, within the insets.
  private(set) var visibleSize = CGSize.zero
  private let shownFrame: AnimatedFrame

  override func isSpace(named name: AnyHashable) -> Bool {
    name == NamedCoordinateSpace.scrollView.name
  }
  private let motion = ScrollMotion()
  private lazy var indicators = ScrollIndicators(node: node)

  init(_ child: Item, node: Node) {
    let recognizer = ScrollRecognizer()
    shownFrame = AnimatedFrame(node: node)
    super.init(child, recognizer: recognizer, node: node)
    recognizer.item = self
    motion.item = self
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
  private func contentSize(for proposal: ProposedViewSize) -> CGSize {
    child.size(for: inner(proposal)).outset(by: insets)
  }

  private func takeVisibleSize(_ size: CGSize) {
    visibleSize = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
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
    if !motion.isMoving { offset = clamped(offset) }
    placeContent()
  }

  private func placeContent() {
    child.place(
      at: CGPoint(
        x: frame.minX + insets.leading - offset.x, y: frame.minY + insets.top - offset.y),
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

  /// Travels to a view that a binding names already: those on the way are not named.
  var isSent = false

  func stop() {
    isSent = false
    motion.stop()
  }

  /// Moves the content with all that is in it, without a new layout.
  func move(to offset: CGPoint) {
    guard offset != self.offset else { return }
    self.offset = offset
    graph.placingBetweenLayouts { placeContent() }
    indicators.show()
    noteMoved(child)
    moved()
  }

  /// Readers of places in the content read anew.
  private func noteMoved(_ item: Item) {
    if let reader = item.node as? any PlaceReading, reader.readsPlace {
      graph.reevaluateOnTick(item.node)
      graph.setNeedsLayout()
    }
    for child in item.subitems { noteMoved(child) }
  }

  /// Goes on as fast as the finger was, in points a second, until it comes to rest.
  ///
  /// - Parameter start: Where the content was when the finger began to move it.
  func release(velocity: CGSize, from start: CGPoint) {
    let velocity = CGSize(
      width: axes.contains(.horizontal) ? -velocity.width : 0,
      height: axes.contains(.vertical) ? -velocity.height : 0)
    let predicted = ScrollMotion.end(from: offset, velocity: velocity)
    if let target = rest(insteadOf: predicted, from: start) {
      motion.travel(to: target, velocity: velocity)
    } else {
      motion.start(velocity: velocity)
    }
  }

  func scroll(to target: CGPoint, isAnimated: Bool) {
    let target = clamped(target)
    isSent = false
    if isAnimated { motion.travel(to: target) } else { move(to: target) }
  }

  override func cancelAnimations() { motion.stop() }

  // MARK: Drawing and touching

  /// What is shown of the content: the frame, and where it touches the safe area's edge all up to
  /// the screen's. A bar above is between; one below lets the content through.
  private var window: CGRect {
    let (shown, resting) = (shownFrame.rect, frame.snapped(toPixelsAt: graph.pixelsPerPoint))
    let reach = reach(of: resting, pastBars: false) { abs($0) < 0.5 }
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

/// A node whose content depends on where it is on screen.
@MainActor
protocol PlaceReading: Node {
  var readsPlace: Bool { get }
}

/// Follows a finger that moves along a scroll view's axis.
final class ScrollRecognizer: Recognizer<Void> {
  weak var item: ScrollItem?
  private let drag = DragRecognizer(DragGesture(coordinateSpace: .global))
  private var start: (offset: CGPoint, translation: CGSize)?

  override func receive(_ event: TouchEvent) {
    drag.receive(event)
    guard let item else { return }
    if event.kind == .down {
      start = nil
      item.stop()
    }
    switch drag.phase {
    case .possible: phase = .possible
    case .active(let value):
      if start == nil {
        guard item.scrolls(along: value.translation), !item.leavesToSheet(value.translation) else {
          phase = .failed
          return
        }
        start = (item.offset, value.translation)
      }
      follow(value)
      phase = .active(())
    case .ended(let value):
      item.release(velocity: value.velocity, from: start?.offset ?? item.offset)
      phase = .ended(())
    case .failed: phase = .failed
    }
  }

  override func cancel() {
    super.cancel()
    if let start { item?.release(velocity: .zero, from: start.offset) }
  }

  private func follow(_ value: DragGesture.Value) {
    guard let item, let start else { return }
    item.pull(
      to: CGPoint(
        x: start.offset.x - (value.translation.width - start.translation.width),
        y: start.offset.y - (value.translation.height - start.translation.height)))
  }
}

extension ScrollItem {
  /// Whether a finger that has gone this way scrolls here.
  func scrolls(along way: CGSize) -> Bool {
    abs(way.width) > abs(way.height) ? axes.contains(.horizontal) : axes.contains(.vertical)
  }

  /// Moves with the finger, which has to pull ever harder beyond the edges.
  func pull(to offset: CGPoint) {
    let range = range
    func stretched(_ offset: CGFloat, _ range: CGFloat, _ length: CGFloat) -> CGFloat {
      let over = offset < 0 ? -offset : offset > range ? offset - range : 0
      guard over > 0, length > 0 else { return offset }
      // How far the platform lets content be pulled, as others have found it.
      let shown = (1 - 1 / (over * 0.55 / length + 1)) * length
      return offset < 0 ? -shown : range + shown
    }
    move(
      to: CGPoint(
        x: axes.contains(.horizontal) ? stretched(offset.x, range.width, frame.width) : 0,
        y: axes.contains(.vertical) ? stretched(offset.y, range.height, frame.height) : 0))
  }
}
