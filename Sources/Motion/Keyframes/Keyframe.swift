import Foundation

/// One keyframe: where to, how long, and by which kind of motion.
struct Keyframe<Value: Animatable> {
  typealias Data = Value.AnimatableData

  enum Motion {
    case linear(UnitCurve)
    case cubic(startVelocity: Data?, endVelocity: Data?)
    /// Nil lasts as long as the spring takes to settle.
    case spring(Spring, startVelocity: Data?)
    case move
  }

  let value: Value
  /// Seconds; nil for a spring that settles.
  let duration: TimeInterval?
  let motion: Motion

  /// Seconds, known for all kinds.
  var length: TimeInterval {
    switch motion {
    case .move: 0
    case .spring(let spring, _): max(0, duration ?? spring.settlingDuration)
    case .linear, .cubic: max(0, duration ?? 0)
    }
  }
}

/// Goes to a value along a timing curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: Keyframe<Value>

  /// - Parameter duration: In seconds; 0 or less jumps.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    keyframe = Keyframe(value: to, duration: duration, motion: .linear(timingCurve))
  }

  /// The keyframe alone.
  public var body: KeyframeTrackList<Value> { KeyframeTrackList(items: [keyframe]) }
}

/// Goes to a value along a cubic curve that is smooth with its neighbours'.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: Keyframe<Value>

  /// - Parameters startVelocity, endVelocity: Per second; nil is chosen to be smooth.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    keyframe = Keyframe(
      value: to, duration: duration,
      motion: .cubic(
        startVelocity: startVelocity?.animatableData, endVelocity: endVelocity?.animatableData))
  }

  /// The keyframe alone.
  public var body: KeyframeTrackList<Value> { KeyframeTrackList(items: [keyframe]) }
}

/// Is pulled to a value by a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: Keyframe<Value>

  /// - Parameters:
  ///   - duration: Seconds until the next keyframe; nil lets the spring settle.
  ///   - startVelocity: Per second; nil goes on as fast as the keyframe before ended.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    keyframe = Keyframe(
      value: to, duration: duration,
      motion: .spring(spring, startVelocity: startVelocity?.animatableData))
  }

  /// The keyframe alone.
  public var body: KeyframeTrackList<Value> { KeyframeTrackList(items: [keyframe]) }
}

/// Jumps to a value.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: Keyframe<Value>

  /// Takes no time; a cubic keyframe beside it is at rest there, unless it is given a speed.
  public init(_ to: Value) {
    keyframe = Keyframe(value: to, duration: 0, motion: .move)
  }

  /// The keyframe alone.
  public var body: KeyframeTrackList<Value> { KeyframeTrackList(items: [keyframe]) }
}
