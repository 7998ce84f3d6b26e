import Foundation

/// What processes use together.
struct TreeUse {
  /// Bytes that no file on a disk backs; looked at thoroughly, also those that the kernel needs to find
  /// them, those swapped out, and all in folders in memory.
  private(set) var memory = 0
  /// Bytes that the largest of them has asked for, which is what `RLIMIT_DATA` counts.
  private(set) var largestData = 0
  /// Processes and threads.
  private(set) var tasks = 0

  /// Bytes that the kernel may keep for an open file: a pipe has two pages of 4 KiB whose memory no
  /// process has, and what it knows of a pipe or a timer is as much as a few hundred bytes.
  private static let perDescriptor = 12 << 10

  private static let pageSize = sysconf(Int32(_SC_PAGESIZE))

  /// Short files are read where they tell enough: this is done a hundred times a second.
  mutating func add(_ process: Int32, threads: [Int32], thoroughly: Bool) {
    tasks += threads.count
    // When the first thread of a process has ended, the others keep the memory, and only they tell.
    let places = ["/proc/\(process)"] + threads.map { "/proc/\(process)/task/\($0)" }
    for place in places {
      let pages = (KernelFile.read(place + "/statm") ?? "").split(whereSeparator: \.isWhitespace)
        .compactMap { Int($0) }
      guard pages.count > 5, pages[1] > 0 else { continue }
      memory += (pages[1] - pages[2]) * Self.pageSize
      largestData = max(largestData, pages[5] * Self.pageSize)
      if thoroughly { addRest(of: place) }
      return
    }
  }

  mutating func add(scratch bytes: Int) { memory += bytes }

  private mutating func addRest(of place: String) {
    memory += Self.descriptors(of: place) * Self.perDescriptor
    for line in (KernelFile.read(place + "/status") ?? "").split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":"),
        ["RssShmem", "VmPTE", "VmSwap", "HugetlbPages"].contains(line[..<colon])
      else { continue }
      let words = line[line.index(after: colon)...].split(whereSeparator: \.isWhitespace)
      memory += (words.first.flatMap { Int($0) } ?? 0) << 10
    }
  }

  /// Since Linux 6.2 the size of the folder is their number.
  private static func descriptors(of place: String) -> Int {
    var status = stat()
    guard stat(place + "/fd", &status) == 0 else { return 0 }
    return status.st_size > 0 ? Int(status.st_size) : KernelFile.numbers(in: place + "/fd").count
  }
}
