import Foundation
@_spi(Engine) import ViewEngine

/// Something that a layer does in time, by the clip's clock.
open class CAAnimation: NSObject, @unchecked Sendable {
  /// In the time of ``CACurrentMediaTime()``; in a group, in that of the group. 0 is when it is added.
  public var beginTime: CFTimeInterval = 0
  /// Seconds; 0 for those of the transaction.
  public var duration: CFTimeInterval = 0
  public var speed: Float = 1
  public var timeOffset: CFTimeInterval = 0
  public var repeatCount: Float = 0
  public var repeatDuration: CFTimeInterval = 0
  public var autoreverses = false
  public var fillMode = CAMediaTimingFillMode.removed
  public var isRemovedOnCompletion = true
  public var timingFunction: CAMediaTimingFunction?
  public var delegate: (any CAAnimationDelegate)?
  var addedAt: CFTimeInterval = 0
  private var others: [String: Any] = [:]

  public required override init() {}

  open func setValue(_ value: Any?, forKey key: String) { others[key] = value }
  open func value(forKey key: String) -> Any? { others[key] }

  /// Another one that says the same, as a layer keeps what it was given.
  func copied() -> CAAnimation {
    let copy = type(of: self).init()
    copy.take(from: self)
    return copy
  }

  func take(from other: CAAnimation) {
    beginTime = other.beginTime
    duration = other.duration
    speed = other.speed
    timeOffset = other.timeOffset
    repeatCount = other.repeatCount
    repeatDuration = other.repeatDuration
    autoreverses = other.autoreverses
    fillMode = other.fillMode
    isRemovedOnCompletion = other.isRemovedOnCompletion
    timingFunction = other.timingFunction
    delegate = other.delegate
    others = other.others
  }

  /// What it makes of a layer's values at a moment of its own, 0…1 of its duration.
  ///
  /// - Parameter seconds: The same moment in seconds, for what is in it.
  func apply(_ progress: Double, seconds: Double, to look: inout LayerLook) {}
}

/// What is seen of an animation before and after it runs.
public struct CAMediaTimingFillMode: Hashable, Sendable {
  private let name: String

  public static let removed = CAMediaTimingFillMode(name: "removed")
  public static let forwards = CAMediaTimingFillMode(name: "forwards")
  public static let backwards = CAMediaTimingFillMode(name: "backwards")
  public static let both = CAMediaTimingFillMode(name: "both")
}

public let kCAFillModeForwards = CAMediaTimingFillMode.forwards
public let kCAFillModeBoth = CAMediaTimingFillMode.both

/// Who is told that an animation has begun or ended.
@MainActor @preconcurrency
public protocol CAAnimationDelegate: AnyObject {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

// MARK: Its time

extension CAAnimation {
  private var rate: Double { speed > 0 ? Double(speed) : 1 }

  var begin: CFTimeInterval { beginTime > 0 ? beginTime : addedAt }

  /// Seconds on the clock of what it is in, all repetitions counted.
  private var length: Double {
    let once = duration * (autoreverses ? 2 : 1)
    if repeatDuration > 0 { return repeatDuration / rate }
    return once * (repeatCount > 0 ? Double(repeatCount) : 1) / rate
  }

  var end: CFTimeInterval { begin + length }

  /// Adds to a layer's look what the animation is at a time.
  func apply(at time: CFTimeInterval, begin: CFTimeInterval, to look: inout LayerLook) {
    let length = length
    guard duration > 0, length > 0 else { return }
    var local = time - begin
    if local < 0 {
      guard fillMode == .backwards || fillMode == .both else { return }
      local = 0
    }
    if local >= length {
      guard !isRemovedOnCompletion, fillMode == .forwards || fillMode == .both else { return }
      // The very end, and not the beginning of a repetition that does not come.
      local = length
    }
    let seconds = local * rate + timeOffset
    var turns = seconds / duration
    if local == length, turns == turns.rounded(), turns > 0 {
      turns = autoreverses && turns.truncatingRemainder(dividingBy: 2) == 0 ? 0 : 1
    } else if autoreverses {
      let turn = turns.truncatingRemainder(dividingBy: 2)
      turns = turn > 1 ? 2 - turn : turn
    } else {
      turns = turns.truncatingRemainder(dividingBy: 1)
    }
    let progress = (timingFunction?.curve).map { $0.value(at: turns) } ?? turns
    apply(progress, seconds: turns * duration, to: &look)
  }

  /// Tells its delegate, and takes itself away when it is over.
  func tellOfItsLife(on layer: CALayer, key: String) {
    guard let clock = onMainActor({ ViewGraph.current?.clock }) else { return }
    let (start, end) = (begin - CACurrentMediaTime(), end - CACurrentMediaTime())
    let transfer = UncheckedTransfer((self, layer))
    onMainActor {
      if transfer.value.0.delegate != nil {
        _ = clock.schedule(after: start) {
          transfer.value.0.delegate?.animationDidStart(transfer.value.0)
        }
      }
      guard end.isFinite, end < 1e6 else { return }
      _ = clock.schedule(after: end) {
        let (animation, layer) = transfer.value
        let isThere = layer.animations.contains { $0.animation === animation }
        if isThere, animation.isRemovedOnCompletion { layer.removeAnimation(forKey: key) }
        layer.changed()
        animation.delegate?.animationDidStop(animation, finished: isThere)
      }
    }
  }
}
