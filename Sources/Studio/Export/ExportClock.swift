import Foundation

/// Tells how far all plays of an export are together.
@MainActor
final class ExportClock {
  private let began: ContinuousClock.Instant
  private let frameCount: Int
  private let progress: (ExportProgress) -> Bool
  /// Of plays that are over.
  private var done = 0
  /// The furthest that was told: a play that looks for a quality goes over the same frames again.
  private var told = 0

  /// - Parameter progress: Returns false to stop.
  init(
    began: ContinuousClock.Instant, frameCount: Int,
    progress: @escaping (ExportProgress) -> Bool
  ) {
    self.began = began
    self.frameCount = frameCount
    self.progress = progress
  }

  var elapsed: Double { (ContinuousClock.now - began) / .seconds(1) }

  /// - Throws: ``ClipError/cancelled``.
  func tell(_ frames: Int, time: Double) throws(ClipError) {
    told = max(told, done + frames)
    let state = ExportProgress(
      framesDone: told, frameCount: frameCount, clipTime: time, elapsed: elapsed)
    guard progress(state) else { throw .cancelled }
  }

  func isDone(_ frames: Int) { done += frames }
}
