import Foundation

/// Animations that run side by side: each newer one leads from where the older ones are just then,
/// still moving, to its own target. It is over when the newest is.
struct CombinedAnimation: DescribedAnimation, HeldAnimation {
  let newest: Animation

  var fixedDuration: TimeInterval? { nil }
  var repeatsForever: Bool { newest.repeatsForever }
  var isHeld: Bool { newest.isHeld }

  /// Puts a new animation on top of a running one.
  ///
  /// - Parameters:
  ///   - interval: The running animation's whole change, and the new one's beyond it.
  ///   - time: Seconds since the running one began.
  ///   - context: The running one's, to become the combination's.
  static func combine<V: VectorArithmetic>(
    _ new: Animation, onto running: Animation, interval: (running: V, new: V),
    time: TimeInterval, context: inout AnimationContext<V>
  ) -> Animation {
    var state = AnimationState<V>()
    if running.base is CombinedAnimation {
      state.combined = context.state.combined
    } else {
      state.combined = [
        CombinedEntry(
          animation: running, target: interval.running, start: 0, state: context.state)
      ]
    }
    state.combined.append(
      CombinedEntry(animation: new, target: interval.running + interval.new, start: time))
    context.state = state
    context.isLogicallyComplete = false
    return Animation(CombinedAnimation(newest: new))
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    var entries = context.state.combined
    // The array must have one owner to be changed in place.
    context.state.combined = []
    var reached = V.zero
    var latestOver: Int?
    for index in entries.indices {
      if !entries[index].isOver {
        var inner = context.withState(entries[index].state)
        inner.isLogicallyComplete = false
        let part = entries[index].animation.animate(
          value: entries[index].target - reached, time: time - entries[index].start,
          context: &inner)
        entries[index].state = inner.state
        if let part { reached += part } else { entries[index].isOver = true }
        if index == entries.count - 1 && inner.isLogicallyComplete {
          context.isLogicallyComplete = true
        }
      }
      if entries[index].isOver {
        reached = entries[index].target
        latestOver = index
      }
    }
    if latestOver == entries.count - 1 { return nil }
    // What is older than one that is over no longer counts.
    if let latestOver { entries.removeFirst(latestOver) }
    context.state.combined = entries
    return reached
  }
}

/// One of the animations of a combination.
struct CombinedEntry<V: VectorArithmetic> {
  let animation: Animation
  /// What the value is to have changed by in the end, counted from before the first animation.
  let target: V
  /// When it was added, in the combination's time.
  let start: TimeInterval
  var state = AnimationState<V>()
  var isOver = false
}
