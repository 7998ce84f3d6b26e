/// Model and presentation value of one animatable attribute.
///
/// The model is what the views say now; the presentation is what is seen, model − what is left of
/// the change. Times are seconds of one clock. An animation set at T has elapsed t − T at time t.
/// A copy goes on by itself, except that both tell the same listeners.
package struct AnimatedValue<Value: VectorArithmetic> {
  /// What was last set: where the value is going.
  package private(set) var model: Value

  /// As of the last ``set(_:transaction:at:environment:)`` or ``advance(to:)``.
  package private(set) var presentation: Value

  private var animator: Animator<Value>?
  private var sampler: VelocitySampler<Value>?
  private var time = -Double.infinity

  /// At rest, so that both are the same.
  package init(_ model: Value) {
    self.model = model
    presentation = model
  }

  /// Whether anything runs, as of the last time: it may wait, or repeat for ever.
  package var isAnimating: Bool { animator != nil }

  /// Whether the running animation ends only by being replaced.
  package var runsForever: Bool { animator?.repeatsForever ?? false }

  /// Whether the running animation stands still until somebody moves it or lets it go.
  package var isHeld: Bool { animator?.isHeld ?? false }

  /// How far the running animation is at a time, for people who look on; nil where nothing runs.
  package func run(at time: Double) -> AnimationRun? { animator?.run(at: time) }

  /// Changes the model at a time.
  ///
  /// With an animation in the transaction the change is animated, taking over or adding to what
  /// runs; without one it is made at once, and what runs keeps what is left of it. The same value
  /// is no change, and one to or from infinity is never animated.
  ///
  /// - Parameter time: Not before the last one.
  package mutating func set(
    _ new: Value, transaction: Transaction, at time: Double, environment: EnvironmentValues
  ) {
    if new == model { return }
    advance(to: time)
    let change = new - model
    model = new
    if !change.magnitudeSquared.isFinite {
      // There is nothing in between, and a spring would never be done.
      cancel()
    } else if let animation = transaction.animation {
      animate(change, with: animation, at: time, environment: environment)
      animator?.watch(transaction.listeners)
    } else if transaction.tracksVelocity {
      sampler = sampler ?? VelocitySampler()
      sampler?.add(new, at: time)
    }
    present(at: time)
  }

  /// Moves to a time; an earlier one than the last changes nothing.
  ///
  /// - Returns: Whether the presentation changed.
  @discardableResult
  package mutating func advance(to time: Double) -> Bool {
    guard time > self.time else { return false }
    self.time = time
    if animator == nil { return false }
    let before = presentation
    present(at: time)
    return presentation != before
  }

  /// Ends the animation at once, where the view is erased; listeners are told.
  package mutating func cancel() {
    presentation = model
    let ended = animator
    animator = nil
    ended?.finish()
  }

  private mutating func animate(
    _ change: Value, with animation: Animation, at time: Double, environment: EnvironmentValues
  ) {
    if animator != nil {
      own()
      animator?.retarget(by: change, with: animation, at: time)
      return
    }
    var context = AnimationContext<Value>(state: AnimationState(), environment: environment)
    if let sampler {
      let finger = Animation(VelocityTrackingAnimation())
      context.state[VelocityTrackingAnimation.Velocity<Value>.self] = sampler.velocity(at: time)
      if !animation.shouldMerge(previous: finger, value: .zero, time: 0, context: &context) {
        context.state = AnimationState()
      }
      self.sampler = nil
    }
    animator = Animator(animation, interval: change, at: time, context: context)
  }

  private mutating func present(at time: Double) {
    guard animator != nil else {
      presentation = model
      return
    }
    own()
    if let remaining = animator?.remaining(at: time) {
      presentation = model - remaining
    } else {
      cancel()
    }
  }

  /// Copies of a value share its animator until one of them moves it.
  private mutating func own() {
    if !isKnownUniquelyReferenced(&animator) {
      animator = animator?.copy()
    }
  }
}
