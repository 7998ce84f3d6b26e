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
  private(set) var processes = 0
  /// Descriptors of files that the kernel writes (`/proc`).
  private var kernelFiles = 0

  /// Bytes that the kernel may keep for an open file: a pipe has two pages of 4 KiB whose memory no
  /// process has, and what it knows of a pipe or a timer is as much as a few hundred bytes.
  private static let perDescriptor = 12 << 10

  /// What it keeps of a file of its own that has been read, but for paths.
  private static let perKernelFile = 1 << 20

  /// The same of a list of what an `epoll` set waits for: what a user may wait for at all with so many descriptors,
  /// in lines of some 90 bytes.
  private static let perList = 256 << 20

  private static let longestName = 256

  private static let pageSize = sysconf(Int32(_SC_PAGESIZE))

  /// Short files are read where they tell enough: this is done a hundred times a second.
  mutating func add(_ process: Int32, threads: [Int32], thoroughly: Bool) {
    tasks += threads.count
    processes += 1
    if addMemory(of: "/proc/\(process)", thoroughly: thoroughly) { return }
    // When the first thread of a process has ended, the others keep the memory, and only they tell.
    for thread in threads
    where addMemory(of: "/proc/\(process)/task/\(thread)", thoroughly: thoroughly) { return }
  }

  /// - Returns: Whether the place tells of any.
  private mutating func addMemory(of place: String, thoroughly: Bool) -> Bool {
    let pages = KernelFile.counts(place + "/statm")
    guard pages.count > 5, pages[1] > 0 else { return false }
    memory += (pages[1] - pages[2]) * Self.pageSize
    largestData = max(largestData, pages[5] * Self.pageSize)
    if thoroughly { addRest(of: place) }
    return true
  }

  /// What is in folders in memory, and what the kernel may have written of it: who reads a file of `/proc` has as much
  /// memory kept as the longest thing in it, until it is closed. A path can be that, and take all folders there are.
  mutating func add(_ scratch: ScratchUse) {
    memory += scratch.bytes + kernelFiles * 2 * Self.longestName * scratch.files
  }

  private mutating func addRest(of place: String) {
    let open = OpenFiles(of: place)
    kernelFiles += open.kernels
    memory +=
      open.count * Self.perDescriptor + open.kernels * Self.perKernelFile
      + open.lists * Self.perList
    for line in (KernelFile.read(place + "/status") ?? "").split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":"),
        ["RssShmem", "VmPTE", "VmSwap", "HugetlbPages"].contains(line[..<colon])
      else { continue }
      let words = line[line.index(after: colon)...].split(whereSeparator: \.isWhitespace)
      memory += (words.first.flatMap { Int($0) } ?? 0) << 10
    }
  }
}
