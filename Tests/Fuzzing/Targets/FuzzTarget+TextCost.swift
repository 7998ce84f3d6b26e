import Foundation

extension FuzzTarget {
  /// Seconds that a text may take, of the processor's: on a busy machine others last long.
  package static let patience = 2.0

  /// Runs a text.
  ///
  /// - Returns: Seconds of the processor's that it took one command, of several the slowest. Where they are too many
  ///   it is run again, since they are the process's: another text's parser may still be going that nobody waits for
  ///   any more.
  @MainActor
  package func cost(of text: String) -> Double {
    (0..<ways).map { way in
      let seconds = runOnce(text, way: way)
      return seconds > Self.patience ? min(seconds, runOnce(text, way: way)) : seconds
    }.max() ?? 0
  }

  /// Seconds of the processor's, or of the clock's where those are fewer.
  @MainActor
  private func runOnce(_ text: String, way: Int) -> Double {
    let (start, began) = (Self.processorTime, ContinuousClock.now)
    run(text, way: way)
    return min(Self.processorTime - start, (ContinuousClock.now - began) / .seconds(1))
  }

  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
