import Foundation

// What a test waits for is a condition, never time. The limits are only for what never comes true; they
// count looks, not seconds: where others hold all processors, a minute may pass between two looks in
// which what was waited for had long happened.

private let looks = 3000

/// - Returns: What the condition is at the end.
package func waits(for condition: () throws -> Bool) async throws -> Bool {
  for _ in 0..<looks {
    if try condition() { return true }
    try await Task.sleep(for: .milliseconds(20))
  }
  return try condition()
}

/// The same for what cannot suspend.
@discardableResult
package func blocks(until condition: () throws -> Bool) rethrows -> Bool {
  for _ in 0..<looks {
    if try condition() { return true }
    Thread.sleep(forTimeInterval: 0.02)
  }
  return try condition()
}
