import Foundation

/// Whether Ctrl-C was pressed: an export looks after every frame and stops without leaving a file.
enum Interruption {
  /// Written by the signal handler and read by the main thread; a word that is set once.
  nonisolated(unsafe) fileprivate static var wasRequested: sig_atomic_t = 0

  static var isRequested: Bool { wasRequested != 0 }

  static func listen() {
    signal(SIGINT, noteInterruption)
    signal(SIGTERM, noteInterruption)
    // Who started this may have had them blocked, as the threads of a queue have, and that is
    // inherited.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}

/// A signal handler may do no more than set a word.
private func noteInterruption(_ signal: Int32) {
  Interruption.wasRequested = 1
}
