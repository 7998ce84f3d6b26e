/// What moves by itself while the clock goes on, in the order it began.
@MainActor
final class Movers {
  private var moving: [any Ticking] = []
  /// How many have begun so far.
  private(set) var begun = 0

  var isEmpty: Bool { moving.isEmpty }
  /// Nothing moves that will ever stop moving by itself.
  var areSettled: Bool { !moving.contains { !$0.runsForever && !$0.isHeld } }
  var runForever: Bool { moving.contains { $0.runsForever } }
  var running: [RunningAnimation] { moving.compactMap(\.running) }

  func add(_ mover: any Ticking) {
    moving.append(mover)
    begun += 1
  }

  /// One that moves already has another way to go.
  func turn() { begun += 1 }

  /// What begins meanwhile has its first tick at the next time, and stands after what goes on.
  func tick(to time: Double) {
    let before = moving
    moving = []
    let remaining = before.filter { $0.tick(to: time) }
    moving = remaining + moving
  }
}
