import Foundation
import Geometry
import Motion
import ViewEngine

/// Asks the delegate of a scroll view where its content is to come to rest.
struct DelegatedTargetBehavior: ScrollTargetBehavior {
  let view: UIScrollView

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    var point = target.rect.origin
    // UIKit's speeds are points a millisecond.
    view.delegate?.scrollViewWillEndDragging(
      view, withVelocity: CGPoint(x: context.velocity.dx / 1000, y: context.velocity.dy / 1000),
      targetContentOffset: &point)
    target.rect.origin = point
  }
}
