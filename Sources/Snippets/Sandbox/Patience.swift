import Foundation

/// How long something is waited for that the kernel does soon: it is asked for again and again, and not for
/// ever, as where it waits for a disk itself.
struct Patience: Hashable, Sendable {
  /// How often it is looked at, at most.
  let looks: Int
  /// From one look to the next.
  let pause: Duration

  /// For a process to stand still that was told to.
  static let forStop = Patience(looks: 200, pause: .microseconds(500))
  /// For a process to be gone that was killed.
  static let forDeath = Patience(looks: 2_000, pause: .milliseconds(1))
  /// For all behind bubblewrap's walls to be gone.
  static let forWalls = Patience(looks: 5_000, pause: .milliseconds(2))
  /// For the shell that holds a command's line to take what it was told.
  static let forLifeline = Patience(looks: 2_000, pause: .milliseconds(1))
  /// For a control group of ours to be empty.
  static let forGroup = Patience(looks: 2_000, pause: .milliseconds(5))
  /// The same of one that another program left: nobody waits for it.
  static let forLeftGroup = Patience(looks: 400, pause: .milliseconds(5))

  /// Comes back when it is over, or when patience is.
  func wait(until isOver: () -> Bool) {
    for _ in 0..<looks {
      if isOver() { return }
      Thread.sleep(forTimeInterval: pause / .seconds(1))
    }
  }

  /// The same, giving way to others meanwhile.
  func wait(until isOver: () -> Bool) async {
    for _ in 0..<looks {
      if isOver() { return }
      try? await Task.sleep(for: pause)
    }
  }
}
