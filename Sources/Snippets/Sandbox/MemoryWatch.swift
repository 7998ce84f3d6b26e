import Foundation

/// Samples how much memory a process and its descendants fill, to explain a crash by.
///
/// On a thread of its own: tasks may wait long for their turn on a busy machine, and a process that
/// eats memory is gone within a second.
final class MemoryWatch: @unchecked Sendable {
  /// Seconds from one look to the next.
  private static let interval = 0.01

  private let lock = NSLock()
  private var peak = 0
  private var isStopped = false

  init(_ process: Int32) {
    let thread = Thread { [self] in
      while lock.withLock({ !isStopped }) {
        let now = Self.sample(process)
        lock.withLock { peak = max(peak, now) }
        Thread.sleep(forTimeInterval: Self.interval)
      }
    }
    thread.start()
  }

  /// Ends the watch.
  ///
  /// - Returns: Bytes that the largest of the processes had filled at most.
  func stop() -> Int {
    lock.withLock {
      isStopped = true
      return peak
    }
  }

  private static func sample(_ process: Int32) -> Int {
    var largest = 0
    var open = [process]
    while let next = open.popLast() {
      largest = max(largest, data(of: next))
      open += children(of: next)
    }
    return largest
  }

  /// What RLIMIT_DATA counts.
  private static func data(of process: Int32) -> Int {
    guard let status = read("/proc/\(process)/status"),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmData:") })
    else { return 0 }
    let kilobytes = line.split(whereSeparator: \.isWhitespace).dropFirst().first
    return kilobytes.flatMap { Int($0) }.map { $0 << 10 } ?? 0
  }

  private static func children(of process: Int32) -> [Int32] {
    let list = read("/proc/\(process)/task/\(process)/children") ?? ""
    return list.split(separator: " ").compactMap { Int32($0) }
  }

  /// Nothing where the process has gone meanwhile.
  private static func read(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }
}
