import Motion

/// Something that moves by itself, as it is now.
package struct RunningAnimation: Hashable, Sendable {
  /// The view's name: `Rectangle`.
  package let view: String
  /// What of it moves, by the name of the modifier: `opacity`.
  package let property: String
  /// What moves it; nil where it is no animation but the view itself, such as keyframes.
  package let animation: Animation?
  /// Seconds since it began.
  package let elapsed: Double
  /// Seconds it takes in all; nil where it does not end or nobody can tell when.
  package let duration: Double?

  package init(view: String, property: String, elapsed: Double, duration: Double?) {
    self.view = view
    self.property = property
    animation = nil
    self.elapsed = elapsed
    self.duration = duration
  }

  init(view: String, property: String, run: AnimationRun) {
    self.view = view
    self.property = property
    animation = run.animation
    elapsed = run.elapsed
    duration = run.duration
  }

  /// 0…1 of its time; nil where it has no end.
  package var progress: Double? {
    duration.map { $0 > 0 ? min(max(elapsed / $0, 0), 1) : 1 }
  }
}
