import Foundation

/// Whether somebody asked the program to stop: an export looks after every frame and stops without
/// leaving a file.
///
/// Ctrl-C, `kill` and a terminal that is closed all ask. The program ends with 128 and the signal's
/// number, as a shell says it of a program that a signal ended: 130, 143 or 129. Who asks again a
/// second later, because a step takes long, is obeyed at once.
enum Interruption {
  /// The signal; 0 while there was none. Written by its handler and read by the main thread: a word
  /// that is set once. Not checked for accesses at a time, as builds without optimisation do: the handler may come in
  /// the middle of one, and the program would end for it.
  @exclusivity(unchecked) nonisolated(unsafe) fileprivate static var request: sig_atomic_t = 0
  /// Seconds of the clock that nobody sets.
  @exclusivity(unchecked) nonisolated(unsafe) fileprivate static var requestedAt = 0

  static var isRequested: Bool { request != 0 }

  /// What the program ends with; `nil` where nobody asked it to stop.
  static var exitCode: Int32? { isRequested ? 128 + request : nil }

  static func listen() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      // `nohup` means that the terminal may go.
      if number == SIGHUP, isIgnored(number) { continue }
      signal(number, noteInterruption)
      sigaddset(&signals, number)
    }
    // Who started this may have had them blocked, as the threads of a queue have, and that is
    // inherited.
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Waits for a task, and cancels it when somebody asks the program to stop.
  @discardableResult
  static func cancelling<Value: Sendable>(_ work: Task<Value, Never>) async -> Value {
    let watch = Task {
      while !isRequested { try await ContinuousClock().sleep(for: .milliseconds(20)) }
      work.cancel()
    }
    defer { watch.cancel() }
    return await work.value
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

/// A signal handler may do no more than set words, ask a clock and end.
private func noteInterruption(_ number: Int32) {
  var now = timespec()
  clock_gettime(CLOCK_MONOTONIC, &now)
  if Interruption.request == 0 {
    Interruption.requestedAt = now.tv_sec
    Interruption.request = number
  } else if now.tv_sec - Interruption.requestedAt > 1 {
    // Some send a signal twice at once, to the program and to its group: that is one request.
    _exit(128 + number)
  }
}

/// A limit on the size of files (`ulimit -f`) ends a program that does not expect it. With a handler,
/// the write fails instead and says so; one that is ignored would be ignored by the programs that
/// this one starts, too.
enum FileSizeLimit {
  static func failWrites() {
    signal(SIGXFSZ) { _ in }
  }
}
