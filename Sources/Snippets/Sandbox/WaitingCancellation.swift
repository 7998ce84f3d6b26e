import Foundation

/// A wish to end a command, which may come before there is anything to end.
final class WaitingCancellation: @unchecked Sendable {
  private let lock = NSLock()
  private var watch: TreeWatch?
  private var isWanted = false

  func set(_ watch: TreeWatch) {
    let isWanted = lock.withLock {
      self.watch = watch
      return self.isWanted
    }
    if isWanted { watch.cancel() }
  }

  func cancel() {
    let watch = lock.withLock {
      isWanted = true
      return self.watch
    }
    watch?.cancel()
  }
}
