/// A running animation of one value, or several that were combined or merged into one.
final class Animator<Value: VectorArithmetic> {
  private var animation: Animation
  private var interval: Value
  private var context: AnimationContext<Value>
  private let begin: Double
  private var watchers: [Watcher] = []
  /// Changes that were taken over before they were logically complete: they go on out of sight.
  private var forks: [Animator] = []
  private(set) var repeatsForever: Bool
  /// Whether it stands still until somebody moves it or lets it go.
  var isHeld: Bool { animation.isHeld }
  /// The animation that was last begun, and when.
  private(set) var newest: Animation
  private(set) var newestBegin: Double
  /// When it will be over, once somebody has asked.
  private var foundEnd: Double??

  /// Looking for a spring's end stops after this many seconds.
  private static var endLimit: Double { 60 }
  private static var endStep: Double { 1 / 60 }

  private struct Watcher {
    let listener: any AnimationListener
    var isLogicallyCompleted = false
  }

  init(
    _ animation: Animation, interval: Value, at time: Double,
    context: AnimationContext<Value>
  ) {
    self.animation = animation
    self.interval = interval
    self.context = context
    begin = time
    newest = animation
    newestBegin = time
    repeatsForever = animation.repeatsForever
  }

  private init(copying other: Animator) {
    animation = other.animation
    interval = other.interval
    context = other.context
    begin = other.begin
    newest = other.newest
    newestBegin = other.newestBegin
    foundEnd = other.foundEnd
    watchers = other.watchers
    forks = other.forks.map { $0.copy() }
    repeatsForever = other.repeatsForever
  }

  func copy() -> Animator { Animator(copying: self) }

  func watch(_ listeners: [any AnimationListener]) {
    for listener in listeners {
      listener.animatorStarted()
      watchers.append(Watcher(listener: listener))
    }
  }

  /// What is left of the change at a time, target − value; nil when it is over.
  func remaining(at time: Double) -> Value? {
    let part = animation.animate(
      value: interval, time: max(0, time - begin), context: &context)
    if !forks.isEmpty { advanceForks(to: time) }
    guard let part else { return nil }
    if context.isLogicallyComplete { tellLogicallyCompleted() }
    return interval - part
  }

  /// Turns towards a target that lies further by a change, with an animation of its own.
  func retarget(by change: Value, with new: Animation, at time: Double) {
    fork()
    let elapsed = max(0, time - begin)
    if new.shouldMerge(previous: animation, value: interval, time: elapsed, context: &context) {
      animation = new
    } else {
      animation = CombinedAnimation.combine(
        new, onto: animation, interval: (interval, change), time: elapsed, context: &context)
    }
    context.isLogicallyComplete = false
    interval += change
    repeatsForever = animation.repeatsForever
    newest = new
    newestBegin = time
    foundEnd = nil
  }

  /// When it will be over, in the same clock's seconds; nil where that cannot be known.
  ///
  /// - Complexity: Plays a spring to its end, once.
  func end(after time: Double) -> Double? {
    if let foundEnd { return foundEnd }
    let end = findEnd(after: time)
    foundEnd = .some(end)
    return end
  }

  private func findEnd(after time: Double) -> Double? {
    // Somebody else's animation may keep more than its context, and would be disturbed.
    guard !repeatsForever, !isHeld, animation.base is any DescribedAnimation,
      context.state.combined.allSatisfy({ $0.animation.base is any DescribedAnimation })
    else { return nil }
    if let duration = animation.fixedDuration { return begin + duration }
    var context = context
    var next = time
    while next - time < Self.endLimit {
      let elapsed = max(0, next - begin)
      if animation.animate(value: interval, time: elapsed, context: &context) == nil { return next }
      next += Self.endStep
    }
    return nil
  }

  /// Tells everyone that the animation is gone.
  func finish() {
    for fork in forks { fork.tellLogicallyCompleted() }
    forks = []
    tellLogicallyCompleted()
    for watcher in watchers { watcher.listener.animatorRemoved() }
    watchers = []
  }

  private func fork() {
    let waiting = watchers.filter { !$0.isLogicallyCompleted }
    if waiting.isEmpty { return }
    let fork = Animator(animation, interval: interval, at: begin, context: context)
    fork.watchers = waiting
    forks.append(fork)
    for index in watchers.indices { watchers[index].isLogicallyCompleted = true }
  }

  private func advanceForks(to time: Double) {
    forks.removeAll { fork in
      if fork.remaining(at: time) == nil { fork.tellLogicallyCompleted() }
      return fork.watchers.allSatisfy(\.isLogicallyCompleted)
    }
  }

  private func tellLogicallyCompleted() {
    for index in watchers.indices where !watchers[index].isLogicallyCompleted {
      watchers[index].isLogicallyCompleted = true
      watchers[index].listener.animatorLogicallyCompleted()
    }
  }
}
