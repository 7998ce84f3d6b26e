/// Something that moves with the clock between two updates.
@MainActor
package protocol Ticking: AnyObject {
  /// Moves to `time`; false when there is nothing left to move.
  func tick(to time: Double) -> Bool
  var runsForever: Bool { get }
  /// It stands still until somebody moves it or lets it go: nobody need wait for it.
  var isHeld: Bool { get }
  /// What it is, for people who look on; nil where something else says it.
  var running: RunningAnimation? { get }
}

extension Ticking {
  package var isHeld: Bool { false }
}
