/// How far a running animation is.
package struct AnimationRun: Hashable, Sendable {
  /// The newest, where several run side by side.
  package let animation: Animation
  /// Seconds since it began or took over.
  package let elapsed: Double
  /// Seconds it takes in all, for a spring until it has settled; nil where it never ends, or where
  /// only an animation of the user's own could tell.
  package let duration: Double?

  package init(animation: Animation, elapsed: Double, duration: Double?) {
    self.animation = animation
    self.elapsed = elapsed
    self.duration = duration
  }
}

extension Animator {
  /// How far it is; nothing moves by looking.
  func run(at time: Double) -> AnimationRun {
    let end = end(after: time)
    return AnimationRun(
      animation: newest, elapsed: time - newestBegin, duration: end.map { $0 - newestBegin })
  }
}
