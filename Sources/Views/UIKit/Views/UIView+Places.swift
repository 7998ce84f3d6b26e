import Foundation
import Geometry
import ViewEngine

extension UIView {
  /// The foremost of the views in it, or itself, that takes fingers at a point; nil where none does.
  func foremost(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01,
      self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      let inside = view.convert(point, from: self)
      if let found = view.hitTest(inside, with: event) { return found }
    }
    return self
  }

  /// A point of another view, or of the outermost one, as this view has it.
  ///
  /// - Note: Approximated: without what transforms and layers do.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (here, there) = (origin, view?.origin ?? .zero)
    return CGPoint(x: point.x + there.x - here.x, y: point.y + there.y - here.y)
  }

  /// A point of this view, as another one, or the outermost one, has it.
  ///
  /// - Note: Approximated: without what transforms and layers do.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (here, there) = (origin, view?.origin ?? .zero)
    return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Where the view's own coordinates begin in those of the outermost one.
  private var origin: CGPoint {
    var place = CGPoint.zero
    var view: UIView? = self
    while let inner = view, let outer = inner.holder {
      place.x += inner.frame.minX - inner.bounds.minX
      place.y += inner.frame.minY - inner.bounds.minY
      view = outer
    }
    return place
  }
}

extension UIView {
  /// What lies over this view, at a place, of what a page around it keeps free.
  func insets(at place: CGRect) -> UIEdgeInsets {
    // What scrolls keeps its content clear itself.
    guard let holder, !(holder is UIWindow), !(holder is UIScrollView) else { return pageInsets }
    let outer = holder.insets(at: holder.frame)
    guard outer != .zero else { return pageInsets }
    let around = holder.bounds
    return UIEdgeInsets(
      top: max(pageInsets.top, outer.top - place.minY + around.minY, 0),
      left: max(pageInsets.left, outer.left - place.minX + around.minX, 0),
      bottom: max(pageInsets.bottom, outer.bottom - around.maxY + place.maxY, 0),
      right: max(pageInsets.right, outer.right - around.maxX + place.maxX, 0))
  }
}
