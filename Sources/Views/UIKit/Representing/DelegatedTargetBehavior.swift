import Foundation
import Geometry
import Motion
import ViewEngine

/// Asks the layout of a collection, and the delegate of a scroll view, where its content is to come to rest.
struct DelegatedTargetBehavior: ScrollTargetBehavior {
  let view: UIScrollView

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    var point = target.rect.origin
    // UIKit's speeds are points a millisecond.
    let velocity = CGPoint(x: context.velocity.dx / 1000, y: context.velocity.dy / 1000)
    point = view.target(for: point, velocity: velocity)
    view.delegate?.scrollViewWillEndDragging(
      view, withVelocity: velocity, targetContentOffset: &point)
    target.rect.origin = point
  }
}
