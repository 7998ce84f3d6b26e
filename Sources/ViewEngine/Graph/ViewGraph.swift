import Drawing
import Foundation
import Geometry
import Motion

/// Plays a view: state, layout and transitions on a virtual clock, drawn as display lists.
///
/// Time only moves when it is told to, and nothing reads the wall clock: the same view and the same
/// events make the same display lists.
///
/// This is the door to the parts of a graph: the ``UpdateCycle`` applies what changes, ``Movers`` is
/// what changes by itself, ``ContainerRegistry`` keeps the containers and ``Departures`` what leaves
/// them.
@MainActor
@_spi(Engine) public final class ViewGraph {
  /// Seconds since the view first appeared.
  package private(set) var time: Double = 0
  package let canvas: GraphCanvas
  package let clock: VirtualClock
  package let measuring: any TextMeasuring
  let host: any GraphHost
  /// Problems to tell the user about: what was skipped or could not be drawn, each once.
  package private(set) var warnings: [String] = []
  /// Another number whenever something else may be drawn than before.
  package private(set) var revision = 0

  private(set) lazy var cycle = UpdateCycle(graph: self)
  let layoutPass = LayoutPass()
  let movers = Movers()
  package let containers = ContainerRegistry()
  let departures = Departures()
  let preferences = PreferenceObservers()
  let states = GraphStates()
  /// A finger is down, or its gestures are not decided yet.
  var isTouched = false
  /// Of who lists what can be touched, as long as that takes.
  var touchLook: TouchLook?
  /// What is seen to change, where somebody wants to know: to look costs something.
  package var seenChange: SeenChange?

  private(set) var root: RootNode?
  /// What is presented over the root.
  private(set) var front: ContainerNode?
  /// What the catalogue keeps for this graph, in the order in which it was asked for.
  var parts: [any GraphPart] = []
  /// Frames are those of an animation under way, which are not put on the pixel grid.
  package private(set) var isBetweenLayouts = false

  /// - Parameter view: Made once the graph is there: what a view is made with may ask for the screen.
  package init<V: View>(
    _ view: () -> V, canvas: GraphCanvas, measuring: any TextMeasuring, clock: VirtualClock?,
    host: any GraphHost
  ) {
    self.canvas = canvas
    self.measuring = measuring
    self.host = host
    self.clock = clock ?? VirtualClock()
    TaskScheduling.install
    playing {
      let view = view()
      cycle.building {
        root = RootNode(view, graph: self)
        front = RootNode(host.front(of: self), graph: self)
      }
      cycle.flush()
    }
  }

  /// What ``link`` has made.
  var ownLink: Backlink<ViewGraph>?

  deinit {
    ownLink?.cut()
    guard DispatchQueue.isOnMain else { return }
    let (states, roots) = (states, [root, front])
    MainActor.assumeIsolated {
      // All ways back first: what a state or a view lets go of may say its last words to any place of the tree.
      for root in roots { root?.cutLinks() }
      states.forget()
    }
  }

  package var pixelsPerPoint: CGFloat { canvas.scale }

  // MARK: Time

  /// Moves the clock: timers and events due by then run at their own times, then animations tick.
  package func advance(to newTime: Double) {
    playing {
      while let due = clock.next(notAfter: newTime) {
        if due.time > time { tick(to: due.time) }
        noteChange()
        clock.runTurn(of: due)
        cycle.flush()
      }
      if newTime > time { tick(to: newTime) }
      cycle.flush()
    }
  }

  /// Runs something as an event happening now, with what it starts and changes.
  package func perform(_ action: () -> Void) {
    playing {
      noteUntoldChange()
      clock.act(action)
      cycle.flush()
    }
  }

  private func playing(_ body: () -> Void) {
    let (outer, wasPlaying) = (ViewGraph.current, clock.isPlaying)
    ViewGraph.current = self
    clock.isPlaying = true
    body()
    clock.isPlaying = wasPlaying
    if let outer, outer !== self { ViewGraph.current = outer }
  }

  private func tick(to newTime: Double) {
    time = newTime
    clock.now = newTime
    cycle.beginTick()
    let hasMovers = !movers.isEmpty
    if hasMovers || !departures.isEmpty { noteUntoldChange() }
    movers.tick(to: newTime)
    if hasMovers { tellPartsOfMoves() }
    cycle.endTick()
  }

  /// Nothing moves any more, apart from what is meant to go on forever, and no timer is pending.
  package var isSettled: Bool {
    !cycle.hasPending && movers.areSettled && !clock.hasOneShotPending
  }

  /// Something moves that will stop by itself.
  package var isMoving: Bool { !movers.areSettled }

  /// Something repeats without end.
  package var runsForever: Bool { movers.runForever || clock.hasRepeating }

  // MARK: For nodes and items

  func noteChange() {
    revision += 1
  }

  package func warn(_ message: String) {
    if !warnings.contains(message) { warnings.append(message) }
  }

  package func placingBetweenLayouts(_ place: () -> Void) {
    let wasBetween = isBetweenLayouts
    isBetweenLayouts = true
    place()
    isBetweenLayouts = wasBetween
  }

  // MARK: Drawing

  /// What is on screen now.
  package func displayList() -> DisplayList {
    var items: [DisplayItem] = root?.ground.map { [$0] } ?? []
    root?.item.draw(into: &items)
    front?.item.draw(into: &items)
    var list = DisplayList(items)
    if let withNumbers = list.withNumbers {
      warnWithoutNumbers()
      list = withNumbers
    }
    guard let reachable = list.withinReach else { return list }
    warnOutOfReach()
    return reachable
  }

  /// Has the root's views read anew what their screen tells them, with the present transaction.
  package func refreshRoot() {
    guard let root else { return }
    invalidate(root, transaction: .current)
  }

  /// How the root's views look, as the screen and they themselves want it.
  package var rootColorScheme: ColorScheme { root?.colorScheme ?? canvas.colorScheme }

  /// What views hand up, those in front before the others; nil where none does.
  package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard var value = front?.preference(key) else { return root?.preference(key) }
    if let behind = root?.preference(key) { K.reduce(value: &value) { behind } }
    return value
  }

  package var rootItem: Item? { root?.item }
  /// What is presented; nil where nothing is.
  var frontItem: Item? { host.showsFront(of: self) ? front?.item : nil }
}
