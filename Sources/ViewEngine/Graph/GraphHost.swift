import Foundation
import Drawing
import Motion

/// What a graph asks of the platform that its views are shown on.
///
/// The engine knows nodes, layout and time; what a screen puts behind and over the views, and how
/// they come and go unless they say so, is the catalogue's to answer.
@MainActor
package protocol GraphHost {
  /// How several root views stand.
  var arrangement: any Arrangement { get }
  /// How a view comes and goes that names no transition.
  var transition: AnyTransition { get }

  /// Completes what the root's views read.
  func prepare(_ environment: inout EnvironmentValues, for canvas: GraphCanvas)

  /// Completes what the root's views read, each time that they are read anew.
  func refresh(_ environment: inout EnvironmentValues, in graph: ViewGraph)

  /// The view over everything else, where presentations are shown.
  func front(of graph: ViewGraph) -> any View

  /// Whether there is something in that view now.
  func showsFront(of graph: ViewGraph) -> Bool

  /// Whether scripts find what is behind that view as well: what is shown in it goes away with a tap
  /// anywhere else.
  func scriptsAimBehindFront(of graph: ViewGraph) -> Bool

  /// Whether fingers reach what is behind that view, where they meet nothing in it.
  func letsFingersThrough(of graph: ViewGraph) -> Bool

  /// Who hears of every finger, whatever it meets: what they hold that takes touches is told as what lies around
  /// everything would be.
  func listeners(of graph: ViewGraph) -> [Item]

  /// A finger, or a Mac's pointer, is pressed there or has moved there.
  func pressed(at point: CGPoint, in graph: ViewGraph)

  /// Covers the canvas where views want it to look other than it was made.
  func ground(in scheme: ColorScheme, on canvas: GraphCanvas) -> DisplayItem
}

extension GraphHost {
  package func listeners(of graph: ViewGraph) -> [Item] { [] }
}

/// Something that the catalogue keeps for each graph.
@MainActor
package protocol GraphPart: AnyObject {
  init()

  /// Everything is laid out; the transaction of the update still counts.
  func settle(in graph: ViewGraph)

  /// All parts have settled: everything is in its place, also what follows another view's frame.
  func settled(in graph: ViewGraph)

  /// Time has gone on, and what moves by itself has moved: there may be no layout to tell where that has led. Nothing of
  /// it may depend on whether the moment is drawn.
  func moved(in graph: ViewGraph)
}

extension GraphPart {
  package func settle(in graph: ViewGraph) {}
  package func settled(in graph: ViewGraph) {}
  package func moved(in graph: ViewGraph) {}
}
