import Foundation
import ViewEngine

extension UIViewController {
  /// One child in the place of another, as `UIView.transition` has it, or in what is animated.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let (from, to): (UIView, UIView) = (fromViewController.view, toViewController.view)
    guard let place = from.holder ?? view else { return }
    if options.flip != nil {
      UIView.transition(
        with: place, duration: duration, options: options,
        animations: {
          place.addSubview(to)
          animations?()
          from.removeFromSuperview()
        }, completion: completion)
      return
    }
    // The old one is there until what is animated has come to rest.
    place.addSubview(to)
    UIView.animate(
      withDuration: duration, options: options, animations: { animations?() },
      completion: {
        from.removeFromSuperview()
        completion?($0)
      })
  }
}
