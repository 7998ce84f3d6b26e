import Foundation
import Movie

/// A file of `/proc`. These have no size, and give a page at a time: what reads a file in one piece
/// gets its beginning.
enum KernelFile {
  /// Nothing where what it tells of has gone.
  static func read(_ path: String) -> String? {
    bytes(of: path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The same as it stands there. The watch reads hundreds a second, and splits no text for what it looks for.
  static func bytes(of path: String) -> [UInt8]? {
    guard let file = OwnedDescriptor(open(path, O_RDONLY | O_CLOEXEC)) else { return nil }
    var bytes: [UInt8] = []
    var page = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = Foundation.read(file.number, &page, page.count)
      if count > 0 { bytes += page[..<count] } else if count == 0 || errno != EINTR { break }
    }
    return bytes
  }

  /// The whole numbers that it lists, whatever stands between them; none where it has gone.
  static func counts(_ path: String) -> [Int] {
    var counts: [Int] = []
    var count: Int?
    for byte in bytes(of: path) ?? [] {
      let digit = byte &- UInt8(ascii: "0")
      if digit < 10 {
        count = (count ?? 0) &* 10 &+ Int(digit)
      } else if let whole = count {
        counts.append(whole)
        count = nil
      }
    }
    if let count { counts.append(count) }
    return counts
  }

  /// The entries of a folder that are numbers; none where it has gone.
  static func numbers(in path: String) -> [Int32] {
    guard let list = opendir(path) else { return [] }
    defer { closedir(list) }
    var numbers: [Int32] = []
    guard let start = MemoryLayout<dirent>.offset(of: \.d_name) else { return [] }
    while let entry = readdir(list) {
      let name = UnsafeRawPointer(entry).advanced(by: start).assumingMemoryBound(to: CChar.self)
      // The others' names begin with a letter or a dot.
      if isdigit(Int32(name.pointee)) != 0 { numbers.append(atoi(name)) }
    }
    return numbers
  }
}
