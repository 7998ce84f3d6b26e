import Foundation

/// The seconds that a command has had: the clock's, without those in which it waited for a processor.
///
/// What others do on a machine is no fault of a command's: beside enough of them it would be stopped before it
/// had its first turn. Threads that fill all processors and wait for one another win nothing, since what all of
/// them ran counts as well. Those that share fewer processors than there are do win some, and a busy machine may
/// give any command more: the clock ends it at ``patience`` times its limit, whatever else is true.
///
/// Where the kernel does not tell of waiting (`CONFIG_SCHED_INFO`), the seconds are the clock's.
struct TurnClock {
  /// Seconds of the clock for one that a command may have.
  static let patience = 10.0

  private let processors: Double
  private var known: [Int32: ThreadTurns] = [:]
  private var waited = 0.0
  private var ran = 0.0

  /// - Parameter processors: How many it may run on.
  init(processors: Int = ProcessInfo.processInfo.activeProcessorCount) {
    self.processors = Double(max(processors, 1))
  }

  /// Takes down what the threads of the command have had so far, each by its number.
  ///
  /// A command goes on when the last of its threads does, so that the longest wait since the last look counts.
  mutating func look(at threads: [Int32: ThreadTurns]) {
    var longest = 0.0
    for (thread, turns) in threads {
      let before = known[thread] ?? ThreadTurns()
      // A number may be another thread's by now.
      let since = turns.ran < before.ran ? turns : turns - before
      longest = max(longest, since.waited)
      ran += since.ran
    }
    waited += longest
    known = threads
  }

  /// Whether a command has had so many seconds.
  ///
  /// - Parameter elapsed: The clock's seconds since it began.
  func has(_ seconds: Double, after elapsed: Double) -> Bool {
    elapsed >= seconds
      && (max(elapsed - waited, ran / processors) >= seconds || elapsed >= seconds * Self.patience)
  }
}
