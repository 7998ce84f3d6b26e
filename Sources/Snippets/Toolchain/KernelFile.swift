import Foundation
import Movie

/// A file of `/proc`. These have no size, and give a page at a time: what reads a file in one piece
/// gets its beginning.
enum KernelFile {
  /// Nothing where what it tells of has gone.
  static func read(_ path: String) -> String? {
    guard let file = OwnedDescriptor(open(path, O_RDONLY | O_CLOEXEC)) else { return nil }
    var bytes: [UInt8] = []
    var page = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = Foundation.read(file.number, &page, page.count)
      if count > 0 { bytes += page[..<count] } else if count == 0 || errno != EINTR { break }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The entries of a folder that are numbers; none where it has gone.
  static func numbers(in path: String) -> [Int32] {
    guard let list = opendir(path) else { return [] }
    defer { closedir(list) }
    var numbers: [Int32] = []
    guard let start = MemoryLayout<dirent>.offset(of: \.d_name) else { return [] }
    while let entry = readdir(list) {
      let name = UnsafeRawPointer(entry).advanced(by: start).assumingMemoryBound(to: CChar.self)
      if let number = Int32(String(cString: name)) { numbers.append(number) }
    }
    return numbers
  }
}
