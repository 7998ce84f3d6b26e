@_spi(Engine) import ViewEngine

/// How long a script waits for a view to settle, of which some things never end.
///
/// Those are shown for a while. A clip that plays by itself shows beside them what is still to come for the first time: a
/// timer's first turn that takes longer than that while, what a delay leads to, and the movement that it begins. A timer
/// may end by itself, as one does that writes a text letter by letter; whether it does is found out in an earlier run.
@MainActor
struct SettleWait {
  let start: Double
  /// When something was last seen to be still to come for the first time.
  private var lastExpected: Double?
  /// A timer that may end went on meanwhile, and nothing else without end.
  private(set) var hasTicked = false

  init(start: Double) { self.start = start }

  /// Seconds after which what has not come for the first time is waited for no longer.
  private static let latest = 8.0
  /// What is asked for so many seconds after the wait has begun still belongs to what began it.
  private static let slack = 0.5
  /// What was waited for longer than this has shown enough.
  static let long = 8.0

  mutating func look(at graph: ViewGraph, time: Double) {
    if graph.expectsFirst(askedBy: start + Self.slack, by: start + Self.latest) {
      lastExpected = time
    }
    if graph.onlyTicksForNow { hasTicked = true }
  }

  /// Seconds that what never ends is shown: at least, and at most where something that will end still moves beside it.
  ///
  /// - Parameter mayEnd: Whether timers may end by themselves, as far as is known.
  func shownLength(of graph: ViewGraph, at time: Double, mayEnd: Bool) -> (
    least: Double, most: Double
  ) {
    if mayEnd, graph.onlyTicksForNow { return (Script.loop.seconds, Script.loop.seconds) }
    let usual = Script.Automatic.endless
    guard let last = lastExpected, graph.runsForever else { return (usual, usual) }
    if last == time { return (.infinity, .infinity) }
    let late = last - start
    return (usual, late > usual / 2 ? late + usual : usual)
  }
}
