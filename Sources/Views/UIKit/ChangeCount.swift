import Observation
import ViewEngine

/// Has who shows a view or a layer of UIKit look again when something of it has changed.
@Observable
final class ChangeCount: @unchecked Sendable {
  private(set) var count = 0

  /// What is set while views are laid out or drawn is shown as part of that.
  nonisolated(unsafe) private(set) static var isQuiet = false

  func add() {
    if !Self.isQuiet { count += 1 }
  }

  static func quietly<Result>(_ body: () -> Result) -> Result {
    let wasQuiet = isQuiet
    isQuiet = true
    defer { isQuiet = wasQuiet }
    return body()
  }
}
