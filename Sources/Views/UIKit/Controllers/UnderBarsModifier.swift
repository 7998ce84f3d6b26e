import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Has a controller's view fill its page, also beneath the bars, and tells it what lies over it, as UIKit does.
struct UnderBarsModifier: WrapperModifier {
  let controller: UIViewController

  func makeItem(_ child: Item, node: Node) -> UnderBarsItem { UnderBarsItem(child, node: node) }

  func update(_ item: UnderBarsItem, transaction: Transaction) { item.controller = controller }
}

final class UnderBarsItem: WrapperItem {
  weak var controller: UIViewController?

  override func layout() {
    child.superitem = self
    // It goes on beneath a keyboard, too, which takes nothing of its safe area.
    let safe = reach(of: frame, over: .container) { $0 <= 0.5 }
    tell(
      UIEdgeInsets(
        top: frame.minY - safe.minY, left: frame.minX - safe.minX,
        bottom: safe.maxY - frame.maxY, right: safe.maxX - frame.maxX))
    let whole = reach(of: frame) { $0 <= 0.5 }
    child.place(at: whole.origin, proposal: ProposedViewSize(whole.size))
  }

  private func tell(_ insets: UIEdgeInsets) {
    guard let controller, controller.ground.pageInsets != insets else { return }
    controller.ground.pageInsets = insets
    graph.afterUpdate { [weak controller] in controller?.viewSafeAreaInsetsDidChange() }
  }
}

extension UIViewController {
  /// What a clip shows of it where it is a page: what scrolls, and SwiftUI, keep clear of bars themselves.
  var paged: AnyView {
    let shown = shown
    if ground.hosted != nil || ground is UIScrollView { return shown }
    return AnyView(shown.modifier(UnderBarsModifier(controller: self)))
  }
}

extension UIView {
  /// Where a view that reaches beneath bars is drawn: what scrolls goes on beneath them by itself, as SwiftUI does.
  func clearOfBars(_ frame: CGRect) -> CGRect {
    let scrolls = (self as? UIScrollView).map { $0.contentInsetAdjustmentBehavior != .never }
    guard scrolls ?? (hosted != nil) else { return frame }
    var whole = frame
    // What scrolls has been as large since then as it was drawn.
    if let drawn, frame == CGRect(origin: drawn.whole.origin, size: drawn.part.size) {
      whole = drawn.whole
    }
    let part = whole.inset(by: insets(at: whole))
    drawn = part == whole ? nil : (whole, part)
    return part
  }
}

extension CGRect {
  /// What is left of it within its sides.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: Swift.max(0, width - insets.left - insets.right),
      height: Swift.max(0, height - insets.top - insets.bottom))
  }
}
