import Motion

/// Runs an animation of one number from a start on a frame grid.
struct Run {
  var value: AnimatedValue<Double>
  var now = 0.0

  init(from start: Double = 0) {
    value = AnimatedValue(start)
  }

  /// Changes the number now.
  mutating func set(
    _ new: Double, _ animation: Animation?, listeners: [any AnimationListener] = []
  ) {
    var transaction = Transaction(animation: animation)
    transaction.listeners = listeners
    value.set(new, transaction: transaction, at: now, environment: EnvironmentValues())
  }

  /// What is seen at a time.
  mutating func at(_ time: Double) -> Double {
    now = time
    value.advance(to: time)
    return value.presentation
  }

  /// Steps until the animation is over; nil where it is not within a minute.
  mutating func end(framesPerSecond: Double = 60) -> Double? {
    let begin = now
    for frame in 1...Int(60 * framesPerSecond) {
      _ = at(begin + Double(frame) / framesPerSecond)
      if !value.isAnimating { return now }
    }
    return nil
  }
}

/// What a number from 0 to 1 is at a time, looked at only then.
func progress(_ animation: Animation, at time: Double) -> Double {
  var run = Run()
  run.set(1, animation)
  return run.at(time)
}
