import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Keeps a page away from a bar above or below it; what scrolls in the page, and what ignores the
/// safe area, goes on behind the bar.
struct BarInsetModifier: WrapperModifier {
  let edge: VerticalEdge
  /// Of the bar, in points.
  let length: CGFloat
  /// So much of it goes when the page scrolls.
  var collapsible: CGFloat = 0
  /// Follows a page's bar, which collapses with it and begins where bars do.
  var isBelowBar = false
  let scroll: BarScroll

  func makeItem(_ child: Item, node: Node) -> BarInsetItem { BarInsetItem(self, child, node: node) }

  func update(_ item: BarInsetItem, transaction: Transaction) { item.bar = self }
}

final class BarInsetItem: WrapperItem, SafeAreaTaking {
  var bar: BarInsetModifier
  private(set) var safeRect = CGRect.zero
  /// A scroll view has said where it is in the layout under way.
  private var isTold = false

  init(_ bar: BarInsetModifier, _ child: Item, node: Node) {
    self.bar = bar
    super.init(child, node: node)
  }

  override var isTouchedInside: Bool { false }
  override var spacing: ViewSpacing { ViewSpacing() }

  private var insets: EdgeInsets {
    let rise = bar.isBelowBar ? 0 : barRise
    return bar.edge == .top
      ? EdgeInsets(top: max(0, bar.length - rise), leading: 0, bottom: 0, trailing: 0)
      : EdgeInsets(top: 0, leading: 0, bottom: bar.length, trailing: 0)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    child.size(for: proposal.inset(by: insets)).outset(by: insets)
  }

  override func layout() {
    child.superitem = self
    let insets = insets
    safeRect = CGRect(
      x: frame.minX, y: frame.minY + insets.top, width: frame.width,
      height: frame.height - insets.top - insets.bottom)
    isTold = false
    child.place(at: safeRect.origin, proposal: proposal.inset(by: insets))
    if !isTold { bar.scroll.take(0, isBeneath: false, from: self) }
  }

  override func explicitGuides(in size: CGSize) -> Guides { [:] }

  /// Takes where a scroll view is that touches the bar.
  func take(_ scroll: ScrollItem) {
    isTold = true
    let offset = bar.edge == .top ? scroll.offset.y : scroll.range.height - scroll.offset.y
    let gone = bar.collapsible + bar.scroll.held
    bar.scroll.take(offset, isBeneath: offset > gone + 0.5, from: self)
    if bar.edge == .bottom { bar.scroll.follow(scroll) }
    if bar.isBelowBar { outerBar?.follow(offset) }
  }

  /// Takes where a scroll view is that touches the bar below, which has the background of both.
  private func follow(_ offset: CGFloat) {
    isTold = true
    bar.scroll.take(
      min(offset, bar.collapsible + bar.scroll.held), isBeneath: false, from: self)
  }

  var outerBar: BarInsetItem? {
    var outer = superitem
    while let item = outer, !(item is ScrollItem) {
      if let inset = item as? BarInsetItem, inset.bar.edge == bar.edge {
        return abs(inset.safeRect.minY - frame.minY) < 0.5 ? inset : nil
      }
      outer = item.superitem
    }
    return nil
  }

  /// Half a large title is none (rule `large-title-collapses`).
  func rest(insteadOf predicted: CGPoint, of scroll: ScrollItem) -> CGPoint? {
    let (length, range) = (bar.collapsible, scroll.range.height)
    guard length > 0, range > 0, predicted.y > 0, predicted.y < length,
      scroll.offset.y >= 0, scroll.offset.y <= range
    else { return nil }
    let end = predicted.y < length / 2 ? 0 : min(length, range)
    return CGPoint(x: predicted.x, y: end)
  }
}

extension BarInsetItem: BackgroundContainer {
  /// All of the page, with its bars.
  func background(for container: ContainerBackgroundPlacement) -> CGRect? {
    let isPage = bar.edge == .top && !bar.isBelowBar
    return isPage && [.navigation, .navigationSplitView].contains(container) ? frame : nil
  }
}

extension Item {
  /// How far a bar at the top of this item begins above it.
  var barRise: CGFloat {
    if graph.canvas.idiom == .mac || graph.canvas.idiom == .watch {
      return abs(frame.minY - screenSafeRect.minY) < 0.5 ? screenInsets.top : 0
    }
    guard screenInsets.top >= BarConstants.islandSafeArea,
      abs(frame.minY - screenSafeRect.minY) < 0.5
    else { return 0 }
    return BarConstants.rise
  }
}

extension ScrollItem {
  var barAbove: BarInsetItem? { bar(at: .top) { $0.minY } }
  var barBelow: BarInsetItem? { bar(at: .bottom) { $0.maxY } }

  /// Above a large title, and the field below that, where there is one: they go down with the content.
  var refreshPlace: RefreshPlace {
    guard let inner = barAbove else { return RefreshPlace() }
    let outer = inner.bar.isBelowBar ? inner.outerBar : nil
    let title = outer ?? inner
    guard title.bar.collapsible > 0, !title.bar.isBelowBar else { return RefreshPlace() }
    let bars = [inner.bar.scroll, title.bar.scroll]
    return RefreshPlace(
      rise: title.bar.collapsible + (outer == nil ? 0 : inner.bar.length),
      hold: { room in for bar in bars { bar.held = room } })
  }

  /// So much of the bar above has gone by scrolling, in points.
  var collapsedAbove: CGFloat { min(max(offset.y, 0), barAbove?.bar.collapsible ?? 0) }

  /// The bar that the content goes beneath: one that this touches, alone or as the page in sight.
  private func bar(at edge: VerticalEdge, side: (CGRect) -> CGFloat) -> BarInsetItem? {
    guard axes.contains(.vertical) else { return nil }
    var outer = superitem
    // With what is put at its edge, which lies on what scrolls beneath it and may end where the bar begins.
    var whole = frame
    while let item = outer {
      if let inset = item as? SafeAreaInsetItem, abs(side(whole) - side(inset.safeRect)) < 0.5 {
        whole = inset.frame
      }
      if let scroll = item as? ScrollItem, scroll.axes.contains(.vertical) { return nil }
      // A page without a bar at the edge leaves it to what is around it, such as tabs.
      if let inset = item as? BarInsetItem, inset.bar.edge == edge, inset.bar.length > 0 {
        let safe = inset.safeRect
        let isThere =
          abs(side(whole) - side(safe)) < 0.5 && safe.minX < frame.midX && frame.midX < safe.maxX
        return isThere ? inset : nil
      }
      outer = item.superitem
    }
    return nil
  }
}
