import Foundation

/// A file that is written from its beginning to its end.
final class OutputFile {
  private var descriptor: Int32
  private let shownPath: String

  /// - Parameters:
  ///   - flags: Of `open`, beside those for writing.
  ///   - shownPath: The name that errors give it.
  init(_ path: String, flags: Int32 = O_TRUNC, shownPath: String) throws(MovieError) {
    self.shownPath = shownPath
    descriptor = open(path, O_WRONLY | O_CLOEXEC | flags, 0o666)
    guard descriptor >= 0 else { throw .writing(shownPath, errno: errno) }
  }

  deinit {
    if descriptor >= 0 { Foundation.close(descriptor) }
  }

  func write(_ bytes: [UInt8]) throws(MovieError) {
    var written = 0
    var failure: Int32 = 0
    bytes.withUnsafeBytes { rest in
      while written < rest.count, failure == 0, let start = rest.baseAddress {
        let count = Foundation.write(descriptor, start + written, rest.count - written)
        if count >= 0 { written += count } else if errno != EINTR { failure = errno }
      }
    }
    guard failure == 0 else { throw .writing(shownPath, errno: failure) }
  }

  /// Some disks say only now that they are full.
  func close() throws(MovieError) {
    let result = Foundation.close(descriptor)
    descriptor = -1
    guard result == 0 else { throw .writing(shownPath, errno: errno) }
  }
}
