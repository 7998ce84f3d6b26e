import Foundation
import Motion
import ViewEngine

/// UIKit's animation that can be begun later.
///
/// - Note: Approximated: what changes of SwiftUI's state is animated, as `UIView.animate` does; it cannot be scrubbed.
@MainActor @preconcurrency
public final class UIViewPropertyAnimator: NSObject {
  public let duration: TimeInterval
  public private(set) var isRunning = false
  public private(set) var state = UIViewAnimatingState.inactive
  /// 0 before it is begun, 1 then.
  public private(set) var fractionComplete: CGFloat = 0
  private let animation: Animation
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  private init(duration: TimeInterval, animation: Animation, _ animations: (() -> Void)?) {
    self.duration = duration
    self.animation = animation
    self.animations = animations.map { [$0] } ?? []
    super.init()
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, animation: curve.animation(over: duration), animations)
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, animation: .platform(duration: duration, damping: ratio), animations)
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      animation: .timingCurve(point1.x, point1.y, point2.x, point2.y, duration: duration),
      animations)
  }

  /// One that is begun at once.
  @discardableResult
  public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, animation: options.animation(over: duration), animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  public func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  public func startAnimation() { startAnimation(afterDelay: 0) }

  public func startAnimation(afterDelay delay: TimeInterval) {
    guard !isRunning else { return }
    (isRunning, state, fractionComplete) = (true, .active, 1)
    let animations = animations
    self.animations = []
    withAnimation(animation.delay(delay)) {
      for animation in animations { animation() }
    } completion: {
      self.end()
    }
  }

  private func end() {
    (isRunning, state) = (false, .inactive)
    for completion in completions { completion(.end) }
    completions = []
  }
}

public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }

extension UIView {
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear

    func animation(over duration: TimeInterval) -> Animation {
      switch self {
      case .easeInOut: .easeInOut(duration: duration)
      case .easeIn: .easeIn(duration: duration)
      case .easeOut: .easeOut(duration: duration)
      case .linear: .linear(duration: duration)
      }
    }
  }
}
