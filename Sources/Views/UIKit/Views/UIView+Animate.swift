import Foundation
import Motion
@_spi(Engine) import ViewEngine

extension UIView {
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 9)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 1 << 17)
    public static let curveLinear: AnimationOptions = [.curveEaseIn, .curveEaseOut]

    /// How time passes on the way.
    var unitCurve: UnitCurve {
      if contains(.curveLinear) { return .linear }
      if contains(.curveEaseIn) { return .easeIn }
      return contains(.curveEaseOut) ? .easeOut : .easeInOut
    }

    func animation(over duration: TimeInterval) -> Animation {
      let animation: Animation =
        if contains(.curveLinear) {
          .linear(duration: duration)
        } else if contains(.curveEaseIn) {
          .easeIn(duration: duration)
        } else if contains(.curveEaseOut) {
          .easeOut(duration: duration)
        } else {
          .easeInOut(duration: duration)
        }
      return contains(.repeat)
        ? animation.repeatForever(autoreverses: contains(.autoreverse)) : animation
    }
  }

  /// Animates what changes of SwiftUI's state, and where views of UIKit are, how they are turned, seen and coloured.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(by: options.animation(over: duration).delay(delay), animations, completion)
  }

  /// - Parameter velocity: In ways a second.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Animation.platform(
      duration: duration, damping: dampingRatio, velocity: velocity)
    animate(by: spring.delay(delay), animations, completion)
  }

  /// By a spring as SwiftUI says one.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Animation.interpolatingSpring(
      duration: duration, bounce: bounce, initialVelocity: initialSpringVelocity)
    animate(by: spring.delay(delay), animations, completion)
  }

  /// By one of SwiftUI's animations.
  public static func animate(
    _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
  ) {
    animate(by: animation, changes) { _ in completion?() }
  }

  private static func animate(
    by animation: Animation, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    ViewGraph.current?.flushInEvent()
    withAnimation(animation) {
      animations()
    } completion: {
      completion?(true)
    }
  }
}
