import Drawing

/// When something that is seen was last changed, for whoever asks what comes of a touch: a state that is written and
/// looks the same changes nothing, and neither does what only shows that something is pressed.
@MainActor
package final class SeenChange {
  /// Seconds of the graph.
  package private(set) var time: Double?
  /// The same of what a finger, or a key, did there and then.
  package private(set) var timeByTouch: Double?
  /// When a change was last seen to begin a movement, and not to be there at once.
  package private(set) var moveTime: Double?
  /// When something that a finger did was last kept, and not seen.
  package private(set) var unseenTime: Double?
  /// When a finger last did something.
  private var touchTime: Double?
  /// What was seen after the last change: what a timer changes next is compared with it, and all is drawn once for
  /// each change and not twice.
  private var known: DisplayList?

  package init() {}

  /// Something may look otherwise by now that no change has told of.
  func forget() { known = nil }

  package func noteTouch(at time: Double) { touchTime = time }

  /// What is seen, and how much has begun to move.
  struct Look {
    fileprivate let list: DisplayList
    fileprivate let begun: Int
  }

  func look(at graph: ViewGraph) -> Look {
    Look(list: known ?? graph.displayList(), begun: graph.movers.begun)
  }

  /// Notes whether what is drawn is another one than before a change, or has begun to move.
  func note(_ graph: ViewGraph, since before: Look) {
    let isByTouch = graph.isTouched || touchTime == graph.time
    let moves = graph.movers.begun != before.begun
    known = moves ? nil : graph.displayList()
    guard moves || known != before.list else {
      if isByTouch { unseenTime = graph.time }
      return
    }
    time = graph.time
    if moves { moveTime = graph.time }
    if isByTouch { timeByTouch = graph.time }
  }
}
