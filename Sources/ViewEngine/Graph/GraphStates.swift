/// What views keep of a graph: their state, and the environment they have read.
@MainActor
protocol GraphState: AnyObject {
  /// The graph is gone, and with it whoever could see the state.
  ///
  /// - Parameter states: The graph's own.
  func forget(with states: GraphStates)
}

/// All that views keep of a graph, which goes with it.
///
/// A view's value, and so every closure in it, keeps its state and its environment, which it may read
/// after the view has gone. Both may keep views and closures in turn, as a navigation stack's do its
/// pages: they would keep each other for good.
@MainActor
final class GraphStates {
  private struct Entry {
    weak var state: (any GraphState)?
  }

  private var entries: [Entry] = []
  /// With so many entries, those are dropped whose state has gone before.
  private var limit = 64

  nonisolated init() {}

  var count: Int { entries.count }

  func add(_ state: any GraphState) {
    if entries.count >= limit {
      entries.removeAll { $0.state == nil }
      limit = max(64, entries.count * 2)
    }
    entries.append(Entry(state: state))
  }

  func forget() {
    for entry in entries { entry.state?.forget(with: self) }
    entries = []
  }
}
