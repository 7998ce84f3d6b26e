/// Of which clips tasks that are not the main actor's are work of a ``ClipThread``: a demo says so whose code sleeps in some
/// way that would keep the main thread. Another one that the same process plays does not.
@MainActor
enum ClipTasks {
  private struct Taker {
    weak var clock: VirtualClock?
  }

  private static var takers: [Taker] = []

  static func take(_ clock: VirtualClock) {
    takers.removeAll { $0.clock == nil }
    if !areTaken(by: clock) { takers.append(Taker(clock: clock)) }
  }

  static func areTaken(by clock: VirtualClock) -> Bool { takers.contains { $0.clock === clock } }
}
