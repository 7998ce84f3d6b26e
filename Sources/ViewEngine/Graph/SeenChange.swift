import Drawing

/// When something that is seen was last changed, for whoever asks what comes of a touch: a state that is written and
/// looks the same changes nothing, and neither does what only shows that something is pressed.
@MainActor
package final class SeenChange {
  /// Seconds of the graph.
  package private(set) var time: Double?
  /// The same of what a finger, or a key, did there and then.
  package private(set) var timeByTouch: Double?
  /// When a finger last did something.
  private var touchTime: Double?

  package init() {}

  package func noteTouch(at time: Double) { touchTime = time }

  private struct Look {
    let list: DisplayList
    let begun: Int
  }

  /// Runs a change, and notes whether what is drawn is another one after it, or begins to move.
  func watching(_ graph: ViewGraph, _ change: () -> Void) {
    let before = Look(list: graph.displayList(), begun: graph.movers.begun)
    change()
    guard graph.movers.begun != before.begun || graph.displayList() != before.list else { return }
    time = graph.time
    if graph.isTouched || touchTime == graph.time { timeByTouch = graph.time }
  }
}
