@_spi(Engine) import ViewEngine
import Views

/// What can be said about a view in one frame, besides what it shows: values, for any process.
package struct GraphMoment: Codable, Hashable, Sendable {
  /// An animation that runs.
  package struct Running: Codable, Hashable, Sendable {
    /// The view's name: `Rectangle`.
    package let view: String
    /// What of it moves: `opacity`.
    package let property: String
    /// As an author writes it; nil where the view itself moves.
    package let animation: String?
    /// Seconds since it began.
    package let elapsed: Double
    /// Seconds it takes in all; nil where it does not end.
    package let duration: Double?
    /// 0…1 of its time; nil where it has no end.
    package let progress: Double?
  }

  /// A change of state.
  package struct Change: Codable, Hashable, Sendable {
    /// Seconds of the graph.
    package let time: Double
    /// As an author writes it; nil where nothing was animated.
    package let animation: String?
    package let disablesAnimations: Bool
    package let isContinuous: Bool
  }

  /// Seconds of the graph.
  package let time: Double
  package let outlines: [ViewOutline]
  package let running: [Running]
  /// The last change of state; nil before the first.
  package let change: Change?
  package let isSettled: Bool
  package let runsForever: Bool

  @MainActor
  package init(_ graph: ViewGraph) {
    time = graph.time
    outlines = graph.outlines
    running = graph.runningAnimations.map {
      Running(
        view: $0.view, property: $0.property, animation: $0.animation?.source, elapsed: $0.elapsed,
        duration: $0.duration, progress: $0.progress)
    }
    change = graph.lastChange.map {
      let transaction = $0.transaction
      return Change(
        time: $0.time, animation: transaction.animation?.source,
        disablesAnimations: transaction.disablesAnimations, isContinuous: transaction.isContinuous)
    }
    isSettled = graph.isSettled
    runsForever = graph.runsForever
  }
}
