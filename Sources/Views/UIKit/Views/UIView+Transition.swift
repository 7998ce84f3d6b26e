import Foundation
import Motion
@_spi(Engine) import ViewEngine

extension UIView.AnimationOptions {
  public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
  public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
  public static let transitionCurlUp = Self(rawValue: 3 << 20)
  public static let transitionCurlDown = Self(rawValue: 4 << 20)
  public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
  public static let transitionFlipFromTop = Self(rawValue: 6 << 20)
  public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)
}

extension UIView {
  /// What is changed is seen once the view is half turned over, or comes while what was seen goes.
  ///
  /// - Note: Approximated: other transitions than flips and dissolves change UIKit's views at once, and so does any of a
  ///   whole window.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    if let flip = options.flip, view.isInWindow, let clock = ViewGraph.current?.clock {
      clock.schedule(after: duration * options.unitCurve.inverse.value(at: 0.5)) { animations?() }
      return animate(
        withDuration: duration, options: options,
        animations: {
          view.flip.isAcross = flip.isAcross
          view.flip.angle += flip.way * .pi
        }, completion: completion)
    }
    if options.dissolves, view.isInWindow, !(view is UIWindow), ViewGraph.current != nil {
      return view.dissolve(over: duration, options, animations, then: completion)
    }
    animate(
      withDuration: duration, options: options, animations: { animations?() },
      completion: completion)
  }

  /// - Note: Accepted: what is presented is animated all the same.
  public static func setAnimationsEnabled(_ enabled: Bool) {}

  /// What changes of SwiftUI's state is there at once, whatever would animate it.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { actionsWithoutAnimation() }
  }

  /// One view in the place of another.
  ///
  /// - Note: Approximated: as in `transition(with:)`, what lies around both is turned over, or it is there at once.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    let place = fromView.holder
    transition(
      with: place ?? fromView, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          fromView.removeFromSuperview()
          place?.addSubview(toView)
        }
      }, completion: completion)
  }

  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// The seconds that ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)`` counts in, while keyframes are
  /// told.
  private static var keyframes: (delay: TimeInterval, duration: TimeInterval)?

  /// - Note: Approximated: each keyframe is run when its time comes, linearly; what repeats begins again from where it
  ///   has ended, and never runs backwards.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    tell(animations, after: delay, over: duration)
    guard let clock = ViewGraph.current?.clock else {
      completion?(true)
      return
    }
    if options.contains(.repeat) {
      clock.schedule(after: delay) {
        clock.schedule(every: duration, isAside: true) {
          tell(animations, after: 0, over: duration)
        }
      }
    } else {
      clock.schedule(after: delay + duration) { completion?(true) }
    }
  }

  private static func tell(
    _ animations: () -> Void, after delay: TimeInterval, over duration: TimeInterval
  ) {
    let around = keyframes
    keyframes = (delay, duration)
    defer { keyframes = around }
    ViewGraph.current?.flushInEvent()
    withAnimation(.linear(duration: duration).delay(delay)) { animations() }
  }

  /// A part of an animation of keyframes, its times being shares of the whole.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    let (delay, duration) = keyframes ?? (0, 0)
    func run() {
      animate(
        withDuration: frameDuration * duration, options: .curveLinear, animations: animations)
    }
    // One view can be on one way at a time: what a later keyframe changes is changed when that begins.
    let start = delay + frameStartTime * duration
    if start > 0, let clock = ViewGraph.current?.clock {
      clock.schedule(after: start, run)
    } else {
      run()
    }
  }
}
