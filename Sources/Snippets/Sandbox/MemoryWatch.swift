import Foundation

/// Samples how much memory a process and its descendants fill, to explain a crash by.
struct MemoryWatch {
  /// Bytes that the largest of the processes has filled so far.
  private(set) var peak = 0

  mutating func sample(_ process: Int32) {
    var open = [process]
    while let next = open.popLast() {
      peak = max(peak, Self.data(of: next))
      open += Self.children(of: next)
    }
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
