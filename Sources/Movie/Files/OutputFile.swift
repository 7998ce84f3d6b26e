import Foundation

/// An open file that is written from its beginning to its end.
final class OutputFile {
  private let owned: OwnedDescriptor
  private let shownPath: String
  /// Bytes written by this object.
  private(set) var byteCount = 0

  /// - Parameter shownPath: The name that errors give it.
  init(_ descriptor: consuming OwnedDescriptor, shownPath: String) {
    owned = descriptor
    self.shownPath = shownPath
  }

  /// Open as long as this object is there.
  var descriptor: Int32 { owned.number }

  func write(_ bytes: [UInt8]) throws(MovieError) {
    try check(bytes.withUnsafeBytes { add($0) })
  }

  /// Changes what was written before.
  func write(_ bytes: [UInt8], at offset: Int) throws(MovieError) {
    let end = lseek(descriptor, 0, SEEK_CUR)
    lseek(descriptor, off_t(offset), SEEK_SET)
    try check(bytes.withUnsafeBytes { add($0) })
    lseek(descriptor, end, SEEK_SET)
  }

  /// Adds all of another file.
  func append(contentsOf source: Int32) throws(MovieError) {
    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    var reason: Int32 = 0
    var isMore = true
    buffer.withUnsafeMutableBytes { buffer in
      while isMore, reason == 0 {
        let count = read(source, buffer.baseAddress, buffer.count)
        if count < 0 {
          reason = errno == EINTR ? 0 : errno
        } else {
          isMore = count > 0
          reason = add(UnsafeRawBufferPointer(rebasing: buffer.prefix(count)))
        }
      }
    }
    try check(reason)
  }

  /// Some disks say only when a file is closed that they are full, so a copy of it is closed.
  func flush() throws(MovieError) {
    guard let copy = OwnedDescriptor(fcntl(descriptor, F_DUPFD_CLOEXEC, 0)) else {
      throw .writing(shownPath, errno: errno)
    }
    try check(copy.close())
  }

  /// - Returns: `errno`, or 0 when all is written.
  private func add(_ bytes: UnsafeRawBufferPointer) -> Int32 {
    guard let start = bytes.baseAddress else { return 0 }
    var written = 0
    while written < bytes.count {
      let count = Foundation.write(descriptor, start + written, bytes.count - written)
      if count >= 0 {
        written += count
        byteCount += count
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }

  private func check(_ reason: Int32) throws(MovieError) {
    if reason != 0 { throw .writing(shownPath, errno: reason) }
  }
}
