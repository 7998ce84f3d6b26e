import Foundation

/// What was told in a run, so that the same warning of 20 clips is told once.
final class ToldWarnings: @unchecked Sendable {
  static let shared = ToldWarnings()

  private let lock = NSLock()
  private var counts: [String: Int] = [:]
  /// In the order in which they were first told.
  private var order: [String] = []

  private var mistaken = 0

  /// How many are mistakes to who asked.
  var mistakes: Int { lock.withLock { mistaken } }

  /// Takes a warning for a mistake.
  func noteMistake() { lock.withLock { mistaken += 1 } }

  /// Whether a warning of these words is told for the first time.
  func isNew(_ message: String) -> Bool {
    lock.withLock {
      counts[message, default: 0] += 1
      guard counts[message] == 1 else { return false }
      order.append(message)
      return true
    }
  }

  /// A line for each warning that came more than once since this was last asked.
  func takeRepeated() -> [String] {
    lock.withLock {
      defer { (counts, order) = ([:], []) }
      return order.compactMap { message in
        let more = counts[message, default: 0] - 1
        guard more > 0 else { return nil }
        return "\(more) more \(more == 1 ? "warning says" : "warnings say") the same: \(message)"
      }
    }
  }
}
