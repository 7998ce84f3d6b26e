import Views

/// What can be said about a view in one frame, besides what it shows.
package struct GraphMoment {
  /// Seconds of the graph.
  package let time: Double
  package let outlines: [ViewOutline]
  package let running: [RunningAnimation]
  /// The last change of state; nil before the first.
  package let change: GraphChange?
  package let isSettled: Bool
  package let runsForever: Bool

  @MainActor
  package init(_ graph: ViewGraph) {
    time = graph.time
    outlines = graph.outlines
    running = graph.runningAnimations
    change = graph.lastChange
    isSettled = graph.isSettled
    runsForever = graph.runsForever
  }
}
