import Drawing
import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

/// A view that goes by the user's hands and by a clock that others keep.
@MainActor
package protocol LiveView: AnyObject {
  /// Lets time pass and touches happen, in their order.
  func take(_ events: [LiveEvent])
  /// What it shows, as far as that is known.
  ///
  /// - Throws: Why it goes no further.
  func displayList() throws -> DisplayList
  /// Everything that a touch reaches, the topmost last.
  var touchTargets: [TapTarget] { get }
  /// Of everything that can be tapped.
  var tapLabels: [String] { get }
  /// Seconds since the clip's start when it was let go of.
  var startTime: Double { get }
  /// What goes on in it; nil where that is not known yet.
  func moment() -> GraphMoment?
}

/// What happens to a view that goes by hand.
package enum LiveEvent: Codable, Hashable, Sendable {
  /// Seconds pass.
  case pass(Double)
  case touchDown(CGPoint)
  case touchMoved(CGPoint)
  case touchUp(CGPoint)
}

/// A view of this process.
@MainActor
package final class LiveGraph: LiveView {
  private let graph: ViewGraph
  package let startTime: Double

  package init(_ graph: ViewGraph) {
    self.graph = graph
    startTime = graph.time
  }

  package func take(_ events: [LiveEvent]) {
    for event in events {
      switch event {
      case .pass(let seconds): graph.advance(to: graph.time + seconds)
      case .touchDown(let point): graph.touchDown(at: point)
      case .touchMoved(let point): graph.touchMoved(to: point)
      case .touchUp(let point): graph.touchUp(at: point)
      }
    }
  }

  package func displayList() -> DisplayList { graph.displayList() }
  package var touchTargets: [TapTarget] { graph.touchTargets }
  package var tapLabels: [String] { graph.tapTargets.map(\.label) }
  package func moment() -> GraphMoment? { GraphMoment(graph) }
}
