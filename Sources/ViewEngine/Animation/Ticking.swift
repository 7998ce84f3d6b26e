/// Something that moves with the clock between two updates.
@MainActor
package protocol Ticking: AnyObject {
  /// Moves to `time`; false when there is nothing left to move.
  func tick(to time: Double) -> Bool
  var runsForever: Bool { get }
  /// What it is, for people who look on; nil where something else says it.
  var running: RunningAnimation? { get }
}
