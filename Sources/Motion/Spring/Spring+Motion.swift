import Foundation

extension Spring {
  /// Where a value is that starts at zero and is pulled to a target; there at once where the response is 0.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    if decay == .infinity { return target }
    let w = angularFrequency
    let d = decay
    // The offset from the target, as factors of the target and of the initial velocity.
    let (ofTarget, ofVelocity): (Double, Double)
    if w > 0 {
      let envelope = exp(-d * time)
      let (s, c) = (sin(w * time) / w, cos(w * time))
      (ofTarget, ofVelocity) = (-envelope * (d * s + c), envelope * s)
    } else if w == 0 {
      let envelope = exp(-d * time)
      (ofTarget, ofVelocity) = (-envelope * (1 + d * time), envelope * time)
    } else {
      let (fast, slow) = (exp((w - d) * time), exp((-w - d) * time))
      (ofTarget, ofVelocity) = (
        (fast * (d + w) - slow * (d - w)) / (-2 * w), (slow - fast) / (-2 * w)
      )
    }
    return target + target.scaled(by: ofTarget) + initialVelocity.scaled(by: ofVelocity)
  }

  /// How fast such a value moves, per second.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    if decay == .infinity { return .zero }
    let w = angularFrequency
    let d = decay
    let (ofTarget, ofVelocity): (Double, Double)
    if w > 0 {
      let envelope = exp(-d * time)
      let (s, c) = (sin(w * time) / w, cos(w * time))
      (ofTarget, ofVelocity) = (envelope * (d * d + w * w) * s, envelope * (c - d * s))
    } else if w == 0 {
      let envelope = exp(-d * time)
      (ofTarget, ofVelocity) = (envelope * d * d * time, envelope * (1 - d * time))
    } else {
      let (fast, slow) = (exp((w - d) * time), exp((-w - d) * time))
      (ofTarget, ofVelocity) = (
        (d - w) * (d + w) * (slow - fast) / (-2 * w),
        ((-w - d) * slow - (w - d) * fast) / (-2 * w)
      )
    }
    return target.scaled(by: ofTarget) + initialVelocity.scaled(by: ofVelocity)
  }

  /// Moves a value and its velocity on by a time.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let remaining = target - value
    let start = velocity
    value += self.value(target: remaining, initialVelocity: start, time: deltaTime)
    velocity = self.velocity(target: remaining, initialVelocity: start, time: deltaTime)
  }

  /// What pulls a value at a position.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }
}

extension Spring {
  /// Where a value is on its way to another; what does not animate is as in `toValue`.
  ///
  /// - Parameter initialVelocity: Per second.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    let start = fromValue.animatableData
    return toValue.with(
      start
        + value(
          target: toValue.animatableData - start,
          initialVelocity: initialVelocity.animatableData, time: time))
  }

  /// How fast such a value moves, per second, as a value of its kind.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    toValue.with(
      velocity(
        target: toValue.animatableData - fromValue.animatableData,
        initialVelocity: initialVelocity.animatableData, time: time))
  }

  /// What pulls such a value at a position, with a velocity per second, as a value of its kind.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    let start = fromValue.animatableData
    return toValue.with(
      force(
        target: toValue.animatableData - start, position: position.animatableData - start,
        velocity: velocity.animatableData))
  }
}
