import Foundation

/// The descriptors that a process has open, as the kernel lists them.
struct OpenFiles {
  private(set) var count = 0
  /// Those of files that the kernel writes, below `/proc`.
  private(set) var kernels = 0
  /// Those of them that tell of another descriptor, with all that it waits for.
  private(set) var lists = 0

  /// - Parameter place: The process's folder in `/proc`.
  init(of place: String) {
    let numbers = KernelFile.numbers(in: place + "/fd")
    count = numbers.count
    for number in numbers { add(place + "/fd/\(number)") }
    // Of a program that nobody may read they are not shown, but their number is told: since Linux 6.2 it is the
    // folder's size. Then each may be any.
    var status = stat()
    guard count == 0, stat(place + "/fd", &status) == 0 else { return }
    count = Int(status.st_size)
    kernels = count
  }

  /// Whatever file system a demo sees, `/proc` is in its place there, and nothing can be put into that.
  private mutating func add(_ link: String) {
    // The beginning is enough: a path of the kernel's is short.
    var path = [UInt8](repeating: 0, count: 64)
    let length = path.withUnsafeMutableBytes { bytes in
      bytes.withMemoryRebound(to: CChar.self) { room in
        room.baseAddress.map { readlink(link, $0, room.count) } ?? 0
      }
    }
    guard length > 0 else { return }
    let target = String(decoding: path[..<length], as: UTF8.self)
    guard target.hasPrefix("/proc/") else { return }
    kernels += 1
    if target.contains("/fdinfo/") { lists += 1 }
  }
}
