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
    /// Bytes that no file backs, those that the kernel needs to find them, and those swapped out.
    var memory = 0
    /// Bytes that the largest of them has asked for, which is what `RLIMIT_DATA` counts.
    var largestData = 0
    /// Processes and threads.
    var tasks = 0

    fileprivate mutating func add(_ process: Int32) {
      guard let status = KernelFile.read("/proc/\(process)/status") else { return }
      var numbers = Self.numbers(in: status)
      tasks += numbers["Threads"] ?? 0
      if numbers["RssAnon"] == nil, let status = Self.statusOfThreadWithMemory(process) {
        numbers = Self.numbers(in: status)
      }
      for name: Substring in ["RssAnon", "RssShmem", "VmPTE", "VmSwap", "HugetlbPages"] {
        memory += (numbers[name] ?? 0) << 10
      }
      largestData = max(largestData, (numbers["VmData"] ?? 0) << 10)
    }

    /// When the first thread of a process has ended, the others keep the memory, and only they tell.
    private static func statusOfThreadWithMemory(_ process: Int32) -> String? {
      for thread in ProcessTree.threads(of: process) {
        let status = KernelFile.read("/proc/\(process)/task/\(thread)/status") ?? ""
        if status.contains("\nRssAnon:") { return status }
      }
      return nil
    }

    private static func numbers(in status: String) -> [Substring: Int] {
      var numbers: [Substring: Int] = [:]
      for line in status.split(separator: "\n") {
        guard let colon = line.firstIndex(of: ":") else { continue }
        let words = line[line.index(after: colon)...].split(whereSeparator: \.isWhitespace)
        numbers[line[..<colon]] = words.first.flatMap { Int($0) }
      }
      return numbers
    }
  }

  /// Any thread of a process may have started some.
  private static func children(of process: Int32) -> [Int32] {
    threads(of: process).flatMap { thread in
      (KernelFile.read("/proc/\(process)/task/\(thread)/children") ?? "").split(separator: " ")
        .compactMap { Int32($0) }
    }
  }

  fileprivate static func threads(of process: Int32) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
  }
}
