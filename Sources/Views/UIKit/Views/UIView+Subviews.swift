import Foundation
import ViewEngine

extension UIView {
  public func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// A view that would lie within itself ends the demo, as it ends an app.
  public func insertSubview(_ view: UIView, at index: Int) {
    if isDescendant(of: view) { fatalError("A view cannot lie within itself.") }
    view.holder?.subviews.removeAll { $0 === view }
    view.willMove(toSuperview: self)
    view.holder = self
    subviews.insert(view, at: min(max(0, index), subviews.count))
    view.move(intoWindow: isInWindow)
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insertSubview(view, at: (subviews.firstIndex { $0 === sibling } ?? subviews.count) + 1)
  }

  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? subviews.count)
  }

  public func removeFromSuperview() {
    guard let holder else { return }
    holder.subviews.removeAll { $0 === self }
    self.holder = nil
    move(intoWindow: false)
  }

  /// Tells a view and what lies on it that a clip shows them from now on, or no longer.
  func move(intoWindow isInWindow: Bool) {
    guard self.isInWindow != isInWindow else { return }
    willMove(toWindow: isInWindow ? UIWindowScene.main.windows.first : nil)
    self.isInWindow = isInWindow
    didMoveToWindow()
    controller?.follow(intoWindow: isInWindow)
    for view in subviews { view.move(intoWindow: isInWindow) }
  }

  public func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
  }

  public func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }

  public func isDescendant(of view: UIView) -> Bool {
    self === view || holder?.isDescendant(of: view) ?? false
  }

  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews { if let found = view.viewWithTag(tag) { return found } }
    return nil
  }
}
