import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// Stands for a scroll view of SwiftUI's before code of UIKit's that has found it: what that says of it is done, and its
/// delegate is told how it moves.
final class HostedScrollView: UIScrollView, ScrollWatching {
  private(set) weak var item: ScrollItem?

  init(of item: ScrollItem) {
    self.item = item
    super.init(frame: .zero)
    item.watchers.add(self)
    item.overrides.rest = { [weak self] in self?.rest(insteadOf: $0, velocity: $1) ?? $0 }
  }

  required init?(coder: NSCoder) { nil }

  // MARK: What it is asked

  override var frame: CGRect {
    get { item?.frame ?? .zero }
    set {}
  }

  override var bounds: CGRect {
    get { CGRect(origin: contentOffset, size: frame.size) }
    set { contentOffset = newValue.origin }
  }

  override var contentSize: CGSize {
    get { item?.geometry.contentSize ?? .zero }
    set {}
  }

  override var contentOffset: CGPoint {
    get { item?.geometry.contentOffset ?? .zero }
    set {
      // Who keeps it still along one axis at every step does not keep it from going on along the other.
      if newValue != contentOffset { setContentOffset(newValue, animated: false) }
    }
  }

  override var adjustedContentInset: UIEdgeInsets {
    let insets = item?.geometry.contentInsets ?? EdgeInsets()
    return UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }

  override var superview: UIView? { UIWindowScene.main.windows.first?.rootViewController?.view }

  // MARK: What it is told

  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard let item else { return }
    let insets = item.geometry.contentInsets
    item.scroll(
      to: CGPoint(x: contentOffset.x + insets.leading, y: contentOffset.y + insets.top),
      isAnimated: animated)
  }

  override func changed() {
    super.changed()
    guard let item else { return }
    item.overrides.isEnabled = isScrollEnabled
    item.overrides.bounces = bounces
    item.overrides.turnsPages = isPagingEnabled
    var shown: Axis.Set = []
    if showsVerticalScrollIndicator { shown.insert(.vertical) }
    if showsHorizontalScrollIndicator { shown.insert(.horizontal) }
    item.overrides.indicators = shown
  }

  // MARK: What it tells

  func scrollMoved(_ item: ScrollItem) { delegate?.scrollViewDidScroll(self) }

  func scrollChanged(_ item: ScrollItem, from old: ScrollPhase, to new: ScrollPhase) {
    isDragging = new == .interacting
    isDecelerating = new == .decelerating
    if new == .interacting { delegate?.scrollViewWillBeginDragging(self) }
    if old == .interacting {
      delegate?.scrollViewDidEndDragging(self, willDecelerate: new == .decelerating)
    }
    if old == .decelerating { delegate?.scrollViewDidEndDecelerating(self) }
    if old == .animating { delegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// - Parameter velocity: In points a second; the delegate is told points a millisecond.
  private func rest(insteadOf target: CGPoint, velocity: CGSize) -> CGPoint {
    guard let delegate, let item else { return target }
    let insets = item.geometry.contentInsets
    let shown = CGPoint(x: target.x - insets.leading, y: target.y - insets.top)
    var chosen = shown
    delegate.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: velocity.width / 1000, y: velocity.height / 1000),
      targetContentOffset: &chosen)
    return chosen == shown
      ? target : CGPoint(x: chosen.x + insets.leading, y: chosen.y + insets.top)
  }
}
