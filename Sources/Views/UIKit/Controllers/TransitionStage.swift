import Foundation
import Geometry
import ViewEngine

/// Where a controller comes and goes in a movement of an app's own: over everything, as long as it is presented.
///
/// - Note: Approximated: what is beneath stays where it is, and an empty view stands for it in the movement.
@MainActor
final class TransitionStage {
  private let container = UIView(frame: UIScreen.main.bounds)
  private let (presenter, controller): (UIViewController, UIViewController)
  /// Its delegate is asked once.
  private let arrival: any UIViewControllerAnimatedTransitioning
  /// Lives as long as its movement.
  private var movement: Movement?

  /// Nil where nobody has a movement for it.
  init?(for controller: UIViewController, by presenter: UIViewController) {
    let arrival = controller.transitioningDelegate?.animationController(
      forPresented: controller, presenting: presenter, source: presenter)
    guard let arrival else { return nil }
    self.arrival = arrival
    (self.presenter, self.controller) = (presenter, controller)
    container.pageInsets = UIScreen.main.safeAreaInsets
  }

  func present(isAnimated: Bool, then done: @escaping () -> Void) {
    UIWindowScene.main.windows.first?.addSubview(container)
    if controller.ground.frame == .zero { controller.ground.frame = container.bounds }
    move(by: isAnimated ? arrival : nil, from: presenter, to: controller) { [self] in
      if controller.ground.holder == nil { container.addSubview(controller.ground) }
      done()
    }
  }

  func dismiss(isAnimated: Bool, then done: @escaping () -> Void) {
    let animator = controller.transitioningDelegate?.animationController(
      forDismissed: controller)
    move(by: isAnimated ? animator : nil, from: controller, to: presenter) { [self] in
      controller.ground.removeFromSuperview()
      container.removeFromSuperview()
      done()
    }
  }

  private func move(
    by animator: (any UIViewControllerAnimatedTransitioning)?, from: UIViewController,
    to: UIViewController, then done: @escaping () -> Void
  ) {
    guard let animator else { return done() }
    let movement = Movement(
      in: container, of: controller, from: from, to: to, by: animator
    ) { [self] in
      self.movement = nil
      done()
    }
    self.movement = movement
    // UIKit asks first, and an app may make ready there.
    _ = animator.transitionDuration(using: movement)
    animator.animateTransition(using: movement)
  }
}

/// One movement, until it says that it is over.
@MainActor
private final class Movement: UIViewControllerContextTransitioning {
  let containerView: UIView
  private let (from, to, moved): (UIViewController, UIViewController, UIViewController)
  private let animator: any UIViewControllerAnimatedTransitioning
  private var done: (() -> Void)?
  private(set) var transitionWasCancelled = false
  private let beneath = UIView(frame: UIScreen.main.bounds)

  init(
    in container: UIView, of moved: UIViewController, from: UIViewController,
    to: UIViewController, by animator: any UIViewControllerAnimatedTransitioning,
    then done: @escaping () -> Void
  ) {
    containerView = container
    (self.from, self.to, self.moved) = (from, to, moved)
    self.animator = animator
    self.done = done
  }

  var isAnimated: Bool { true }
  var isInteractive: Bool { false }
  var presentationStyle: UIModalPresentationStyle { moved.modalPresentationStyle }

  func completeTransition(_ didComplete: Bool) {
    transitionWasCancelled = !didComplete
    animator.animationEnded(didComplete)
    beneath.removeFromSuperview()
    done?()
    done = nil
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : to
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    let controller = key == .from ? from : to
    if controller === moved { return moved.view }
    // What stays beneath takes no part in it, unless the whole screen is to change.
    return [.custom, .overFullScreen, .overCurrentContext].contains(presentationStyle)
      ? nil : beneath
  }

  func initialFrame(for vc: UIViewController) -> CGRect { vc === to ? .zero : containerView.bounds }
  func finalFrame(for vc: UIViewController) -> CGRect { containerView.bounds }
}
