import Foundation
import Threads

/// Watches what a command's processes use together, and ends them all at the first limit.
///
/// On a thread of its own: tasks may wait long for their turn on a busy machine, and a process that
/// eats memory, or starts others without end, has to be met within milliseconds.
final class TreeWatch: @unchecked Sendable {
  /// Seconds from one look to the next.
  private static let interval = 0.01
  /// One look in so many is a thorough one.
  private static let thoroughly = 10

  private let tree: ProcessTree
  private let limits: SandboxLimits
  private let lock = NSLock()
  private var outputSize = 0
  private var isStopped = false
  private var ending: RunEnding?
  private var peak = 0
  /// Of the watching thread alone.
  private var hasEndedRest = false
  private var clock = TurnClock()

  /// - Parameter start: Runs something on a thread of its own; an `errno` where there is none to be had.
  init(
    _ process: Int32, limits: SandboxLimits,
    start: (@escaping @Sendable () -> Void) -> Int32 = { StartedThread.run($0) }
  ) {
    tree = ProcessTree(root: process)
    self.limits = limits
    let began = ContinuousClock.now
    let failure = start { [self] in
      var looks = 0
      while lock.withLock({ !isStopped && ending == nil }) {
        let isThorough = looks % Self.thoroughly == 0
        if isThorough { clock.look(at: tree.turns) }
        let elapsed = (ContinuousClock.now - began) / .seconds(1)
        look(isLate: clock.has(limits.seconds, after: elapsed), thoroughly: isThorough)
        looks += 1
        Thread.sleep(forTimeInterval: Self.interval)
      }
    }
    // What nobody watches has no limits.
    guard failure != 0 else { return }
    end(
      .couldNotStart(
        executable: "a thread that watches it", reason: String(cString: strerror(failure))))
  }

  /// Counts what the command has printed.
  func note(output count: Int) {
    lock.withLock { outputSize += count }
  }

  /// Ends the command: nobody waits for it any more.
  func cancel() { end(.cancelled) }

  /// Comes back when the command has ended, by itself or not: who closes the streams that it was given has not.
  ///
  /// What has run for a while is asked less often: each question costs the processor that it runs on.
  func waitUntilEnded() async {
    var pause = 2.0
    while !isOver {
      try? await Task.sleep(for: .milliseconds(pause))
      pause = min(pause * 1.2, 8)
    }
  }

  private var isOver: Bool { tree.hasEnded || lock.withLock { ending != nil } }

  /// Ends the watch, not the command.
  ///
  /// - Returns: Which limit ended the command, if one did, and the bytes that the largest of its
  ///   processes had asked for at most.
  func stop() -> (ending: RunEnding?, peak: Int) {
    lock.withLock {
      isStopped = true
      return (ending, peak)
    }
  }

  private func look(isLate: Bool, thoroughly: Bool) {
    if tree.hasEnded { return endRest(isLate: isLate) }
    let use = tree.use(thoroughly: thoroughly)
    let printed = lock.withLock {
      peak = max(peak, use.largestData)
      return outputSize
    }
    if isLate {
      end(.timedOut(seconds: limits.seconds))
    } else if use.memory > limits.memory {
      end(.outOfMemory(limit: limits.memory))
    } else if use.tasks > limits.tasks {
      end(.tooManyTasks(limit: limits.tasks))
    } else if use.processes > limits.processes {
      end(.tooManyProcesses(limit: limits.processes))
    } else if printed > limits.output {
      end(.tooMuchOutput(limit: limits.output))
    }
  }

  /// A command that has ended in time did so, however late anybody hears of it. Only what it has left
  /// behind, which may keep its streams open, goes when its time is up.
  private func endRest(isLate: Bool) {
    guard isLate, !hasEndedRest else { return }
    hasEndedRest = true
    kill(-tree.root, SIGKILL)
  }

  private func end(_ reason: RunEnding) {
    let isFirst = lock.withLock {
      if isStopped || ending != nil { return false }
      ending = reason
      return true
    }
    if isFirst { tree.end() }
  }
}
