import Observation
import ViewEngine

/// Has who shows a view or a layer of UIKit look again when something of it has changed.
@Observable
final class ChangeCount: @unchecked Sendable {
  private(set) var count = 0
  /// The same, which can be counted on without being looked at: who changes a view in its update would wait for that.
  @ObservationIgnored private var total = 0

  /// What is set while views are laid out or drawn is shown as part of that.
  nonisolated(unsafe) private(set) static var isQuiet = false

  func add() {
    if Self.isQuiet { return }
    total += 1
    count = total
  }

  static func quietly<Result>(_ body: () -> Result) -> Result {
    let wasQuiet = isQuiet
    isQuiet = true
    defer { isQuiet = wasQuiet }
    return body()
  }
}
