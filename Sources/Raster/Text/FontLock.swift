import Foundation

/// Held by whoever asks Pango or librsvg for letters, one thread of the whole process at a time.
///
/// Every book has fonts of its own, but the files behind them are the process's: Cairo 1.16 keeps ten of them open, and
/// of two threads one may be given a file that the other is just closing for want of room. What lets go of fonts may
/// run inside of what holds the lock, so the lock counts.
enum FontLock {
  private static let lock = NSRecursiveLock()

  static func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    try lock.withLock(body)
  }
}
