import Foundation

/// A process and all that descend from it, as the kernel lists them now.
struct ProcessTree {
  let root: Int32

  /// Those below the root; nothing that has left it, which walls do not allow.
  var descendants: [Int32] {
    var found: [Int32] = []
    walk { process, _ in if process != root { found.append(process) } }
    return found
  }

  /// What all of them use together.
  ///
  /// - Parameter thoroughly: Counts also what takes longer to find out.
  func use(thoroughly: Bool) -> TreeUse {
    var use = TreeUse()
    var first: Int32?
    walk { process, threads in
      if process != root { first = first ?? process }
      use.add(process, threads: threads, thoroughly: thoroughly)
    }
    if thoroughly, let first { use.add(ScratchUse(seenBy: first)) }
    return use
  }

  /// What each of their threads has had of the processors, by the thread's number.
  var turns: [Int32: ThreadTurns] {
    var turns: [Int32: ThreadTurns] = [:]
    walk { process, threads in
      for thread in threads { turns[thread] = ThreadTurns(of: thread, in: process) }
    }
    return turns
  }

  /// Whether the root has come to its end, though nobody may have taken note of it yet.
  var hasEnded: Bool { state == nil || state == UInt8(ascii: "Z") }

  /// Kills all of them, and comes back when they are gone.
  ///
  /// The root is stopped first: from then on it can start nobody that would be missed. A process that
  /// has walls around it takes all inside with it.
  func end() {
    kill(root, SIGSTOP)
    Patience.forStop.wait { hasEnded || state == UInt8(ascii: "T") }
    let all = descendants
    for process in all { kill(process, SIGKILL) }
    kill(root, SIGKILL)
    for process in all {
      // A process is gone when nobody has to wait for it any more; its parent, if it was killed, cannot.
      Patience.forDeath.wait { kill(process, 0) != 0 }
    }
  }

  /// The root's, as the kernel has it in one letter.
  private var state: UInt8? {
    guard let text = KernelFile.bytes(of: "/proc/\(root)/stat"),
      let end = text.lastIndex(of: UInt8(ascii: ")"))
    else { return nil }
    return text[end...].dropFirst().first { $0 != UInt8(ascii: " ") }
  }

  private func walk(_ visit: (_ process: Int32, _ threads: [Int32]) -> Void) {
    var open = [root]
    while let process = open.popLast() {
      let threads = KernelFile.numbers(in: "/proc/\(process)/task")
      visit(process, threads)
      // Any thread of a process may have started some.
      for thread in threads {
        let children = KernelFile.counts("/proc/\(process)/task/\(thread)/children")
        open += children.map { Int32(truncatingIfNeeded: $0) }
      }
    }
  }
}
