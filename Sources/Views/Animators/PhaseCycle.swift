import Motion
@_spi(Engine) import ViewEngine

/// Moves a phase animator's index along.
struct PhaseCycleModifier: ObservingModifier {
  let count: Int
  let trigger: PhaseTrigger?
  let animation: (Int) -> Animation?
  let setIndex: (Int) -> Void

  func appeared(in node: Node) -> PhaseCycle {
    let cycle = PhaseCycle(self, graph: node.graph)
    if trigger == nil {
      node.graph.register(cycle)
      node.graph.afterUpdate { cycle.step() }
    }
    return cycle
  }

  func updated(_ kept: inout PhaseCycle, from old: Self, in node: Node) {
    let cycle = kept
    cycle.modifier = self
    if trigger != old.trigger { node.graph.afterUpdate { cycle.restart() } }
  }

  func disappeared(_ kept: PhaseCycle, from node: Node) { kept.stop() }
}

/// The state of a phase animator; while it repeats it counts as something that never ends.
final class PhaseCycle: Ticking {
  var modifier: PhaseCycleModifier
  private weak var graph: ViewGraph?
  private var index = 0
  /// Tells the completions of a cycle that was restarted from those of the present one.
  private var run = 0
  private var isStopped = false

  /// Seconds a phase lasts that nothing animates in, and the time from a curve's end to the next
  /// phase: one frame.
  private static let frame = 1.0 / 60

  init(_ modifier: PhaseCycleModifier, graph: ViewGraph) {
    self.modifier = modifier
    self.graph = graph
  }

  var runsForever: Bool { true }
  /// What the phases animate says so itself.
  var running: RunningAnimation? { nil }

  func tick(to time: Double) -> Bool { !isStopped }

  func stop() { isStopped = true }

  func restart() {
    run += 1
    index = 0
    step()
  }

  func step() {
    guard let graph, !isStopped, modifier.count > 1 else { return }
    let (start, run) = (graph.time, run)
    index = (index + 1) % modifier.count
    let reached = index
    withAnimation(
      modifier.animation(reached), completionCriteria: .logicallyComplete,
      { modifier.setIndex(reached) },
      completion: { [weak self] in
        guard let self, self.run == run else { return }
        self.completed(reached, startedAt: start)
      })
  }

  private func completed(_ reached: Int, startedAt start: Double) {
    guard let graph, modifier.trigger == nil || reached != 0 else { return }
    // A spring's phase ends while the spring still moves, and the next takes it over at once. A curve
    // is gone by then, and the next phase begins on the frame after (rule `phase-after-a-curve`).
    let isCurve = modifier.animation(reached)?.fixedDuration != nil
    if graph.time > start, !isCurve {
      step()
    } else {
      let run = run
      graph.clock.schedule(after: Self.frame) { [weak self] in
        if self?.run == run { self?.step() }
      }
    }
  }
}
