/// What a thread has had of the processors, in seconds.
struct ThreadTurns: Equatable {
  var ran = 0.0
  /// Ready to run while others did.
  var waited = 0.0

  static func - (one: ThreadTurns, other: ThreadTurns) -> ThreadTurns {
    ThreadTurns(ran: one.ran - other.ran, waited: one.waited - other.waited)
  }

  /// As the kernel tells it of a thread (`schedstat`, nanoseconds); nil where it does not, or has gone.
  init?(of thread: Int32, in process: Int32) {
    let counts = KernelFile.counts("/proc/\(process)/task/\(thread)/schedstat")
    guard counts.count > 1 else { return nil }
    self.init(ran: Double(counts[0]) / 1e9, waited: Double(counts[1]) / 1e9)
  }

  init(ran: Double = 0, waited: Double = 0) {
    self.ran = ran
    self.waited = waited
  }
}
