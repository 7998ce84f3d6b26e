import Foundation

/// A process and all that descend from it, as the kernel lists them now.
struct ProcessTree {
  let root: Int32

  /// Those below the root; nothing that has left it, which walls do not allow.
  var descendants: [Int32] {
    var found: [Int32] = []
    var open = [root]
    while let next = open.popLast() {
      let children = Self.children(of: next)
      found += children
      open += children
    }
    return found
  }

  /// What all of them use together.
  var use: Use { (descendants + [root]).reduce(into: Use()) { $0.add($1) } }

  /// Kills all of them, and comes back when they are gone.
  ///
  /// The root is stopped first: from then on it can start nobody that would be missed. A process that
  /// has walls around it takes all inside with it.
  func end() {
    kill(root, SIGSTOP)
    for _ in 0..<200 where !isStopped { usleep(500) }
    let all = descendants
    for process in all { kill(process, SIGKILL) }
    kill(root, SIGKILL)
    for process in all {
      // A process is gone when nobody has to wait for it any more; its parent, if it was killed, cannot.
      for _ in 0..<2000 where kill(process, 0) == 0 { usleep(1000) }
    }
  }

  private var isStopped: Bool {
    guard let text = KernelFile.read("/proc/\(root)/stat"), let end = text.lastIndex(of: ")") else {
      return true
    }
    let state = text[text.index(after: end)...].first { $0 != " " }
    return state == "T" || state == "Z"
  }

  struct Use {
    /// Bytes that no file backs.
    var memory = 0
    /// Bytes that the largest of them has asked for, which is what `RLIMIT_DATA` counts.
    var largestData = 0
    /// Processes and threads.
    var tasks = 0

    fileprivate mutating func add(_ process: Int32) {
      guard let status = KernelFile.read("/proc/\(process)/status") else { return }
      for line in status.split(separator: "\n") {
        guard let colon = line.firstIndex(of: ":") else { continue }
        let number = line[line.index(after: colon)...].split(whereSeparator: \.isWhitespace).first
          .flatMap { Int($0) }
        switch line[..<colon] {
        case "RssAnon", "RssShmem": memory += (number ?? 0) << 10
        case "VmData": largestData = max(largestData, (number ?? 0) << 10)
        case "Threads": tasks += number ?? 0
        default: break
        }
      }
    }
  }

  /// Any thread of a process may have started some.
  private static func children(of process: Int32) -> [Int32] {
    let threads =
      (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
    return threads.flatMap { thread in
      (KernelFile.read("/proc/\(process)/task/\(thread)/children") ?? "").split(separator: " ")
        .compactMap { Int32($0) }
    }
  }
}
