import Foundation
import Motion
@_spi(Engine) import ViewEngine

/// UIKit's animation that can be begun later.
///
/// - Note: Approximated: what has been begun runs to its end; what has not is moved by hand, and then runs on from
///   there. It is never reversed.
@MainActor @preconcurrency
public final class UIViewPropertyAnimator: NSObject {
  public let duration: TimeInterval
  public private(set) var isRunning = false
  public private(set) var state = UIViewAnimatingState.inactive
  /// Set, it moves by hand what it animates.
  public var fractionComplete: CGFloat {
    get { scrubbed.map { CGFloat($0.share) } ?? (isRunning ? 1 : 0) }
    set {
      if scrubbed == nil, newValue > 0 { pauseAnimation() }
      scrubbed?.share = min(1, max(0, Double(newValue)))
    }
  }
  /// Whether what is moved by hand goes as far as it is moved, whatever its curve is.
  public var scrubsLinearly = true { didSet { scrubbed?.isLinear = scrubsLinearly } }
  /// - Note: Accepted: what is moved by hand to its end stays there in any case.
  public var pausesOnCompletion = false
  /// - Note: Accepted: touches reach what is animated.
  public var isInterruptible = true
  /// - Note: Accepted: it runs to its end all the same.
  public var isReversed = false
  private let animation: Animation
  private let curve: UnitCurve
  private var scrubbed: ScrubbedShare?
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  private init(
    duration: TimeInterval, animation: Animation, curve: UnitCurve = .easeInOut,
    _ animations: (() -> Void)?
  ) {
    self.duration = duration
    self.curve = curve
    self.animation = animation
    self.animations = animations.map { [$0] } ?? []
    super.init()
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, animation: curve.animation(over: duration), curve: curve.unitCurve,
      animations)
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

  public convenience init(duration: TimeInterval, timingParameters: any UITimingCurveProvider) {
    self.init(
      duration: duration, animation: timingParameters._animation(over: duration),
      curve: timingParameters._curve, nil)
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
    if let scrubbed {
      isRunning = true
      return scrubbed.release()
    }
    begin(with: animation.delay(delay))
    isRunning = true
  }

  /// What has not been begun is, and waits to be moved by hand.
  public func pauseAnimation() {
    guard scrubbed == nil, !isRunning else { return }
    let share = ScrubbedShare(duration: duration, curve: curve)
    share.isLinear = scrubsLinearly
    scrubbed = share
    begin(with: Animation(ScrubbedAnimation(share: share)))
  }

  /// It runs to its end from where it was moved by hand.
  public func continueAnimation(
    withTimingParameters parameters: Any?, durationFactor: CGFloat
  ) { startAnimation() }

  /// - Parameter withoutFinishing: Whether nobody is told of its end.
  public func stopAnimation(_ withoutFinishing: Bool) {
    scrubbed?.release()
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }

  public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    scrubbed?.share = 1
    scrubbed?.release()
  }

  private func begin(with animation: Animation) {
    state = .active
    let animations = animations
    self.animations = []
    ViewGraph.current?.flushInEvent()
    withAnimation(animation) {
      for animation in animations { animation() }
    } completion: {
      self.end()
    }
  }

  private func end() {
    (isRunning, state, scrubbed) = (false, .inactive, nil)
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

    var unitCurve: UnitCurve {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }
}
