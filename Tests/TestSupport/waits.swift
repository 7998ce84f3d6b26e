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

extension Process {
  /// Comes back when the condition is true, or the program has ended, which makes nothing true any more. It has no
  /// other limit: compiling takes as long as it takes.
  package func blocks(until condition: () -> Bool) {
    while isRunning, !condition() { Thread.sleep(forTimeInterval: 0.005) }
  }

  /// The same for what may suspend and comes back in any case.
  ///
  /// - Returns: What the condition is at the end.
  package func waits(for condition: () throws -> Bool) async throws -> Bool {
    // What was seen once counts, also where it is gone at the next look.
    var isTrue = false
    _ = try await TestSupport.waits {
      isTrue = try condition()
      return isTrue || !isRunning
    }
    return try isTrue || condition()
  }
}
