import Foundation
import Movie

/// What a sandboxed command has handed over: bytes that nobody has looked at yet.
package final class Delivery: Sendable {
  /// Negative where there were too many open files: then nothing can be read.
  private let descriptor: Int32
  private let opened: OwnedDescriptor?
  package let byteCount: Int

  /// Descriptor on which a sandbox lets its command hand something over.
  static let commandsEnd: Int32 = 4

  /// - Parameter descriptor: Of a regular file, which stays the caller's.
  init(copying descriptor: Int32) {
    self.descriptor = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    opened = OwnedDescriptor(self.descriptor)
    var status = stat()
    byteCount = fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Up to as many bytes from there on.
  package func read(at offset: Int, upTo count: Int) -> [UInt8] {
    let count = max(0, min(count, byteCount - offset))
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count, let start = buffer.baseAddress {
        let got = pread(descriptor, start + filled, count - filled, off_t(offset + filled))
        if got > 0 { filled += got } else if got == 0 || errno != EINTR { break }
      }
    }
  }

  /// Copies some of it to a descriptor.
  ///
  /// - Returns: 0, or why it could not: an `errno`.
  package func copy(_ range: Range<Int>, to target: Int32) -> Int32 {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let part = read(at: offset, upTo: min(1 << 20, range.upperBound - offset))
      if part.isEmpty { return EIO }
      var written = 0
      while written < part.count {
        let count = part[written...].withUnsafeBytes { write(target, $0.baseAddress, $0.count) }
        if count > 0 { written += count } else if errno != EINTR { return errno }
      }
      offset += part.count
    }
    return 0
  }
}
