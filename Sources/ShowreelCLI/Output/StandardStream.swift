import Foundation

/// Standard output or standard error, written to without ever stopping the program: nobody's terminal is
/// worth a clip. What could not be written is remembered for the exit code.
final class StandardStream: @unchecked Sendable {
  static let output = StandardStream(STDOUT_FILENO)
  static let errors = StandardStream(STDERR_FILENO)

  private let descriptor: Int32
  private let lock = NSLock()
  /// The `errno` of the write that failed; nothing is written after it.
  private var failed: Int32 = 0

  private init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Call before anything opens a file.
  static func prepare() {
    // A reader that has seen enough, as `head` has, is no reason to end in the middle of a clip.
    signal(SIGPIPE, SIG_IGN)
    // The first file opened would get the number of a stream that is closed, and what is printed would go
    // into it. What can be read only takes the place: writing there fails, as it should.
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  func write(_ text: String) {
    lock.withLock {
      guard failed == 0 else { return }
      var text = text
      failed = text.withUTF8 { put(UnsafeRawBufferPointer($0)) }
    }
  }

  /// Why not everything could be written, unless it was the reader who had enough.
  var failure: String? {
    lock.withLock { failed == 0 || failed == EPIPE ? nil : String(cString: strerror(failed)) }
  }

  /// Whether what is written is still read: a pipe says so when its reader has gone.
  var hasReader: Bool {
    guard lock.withLock({ failed }) != EPIPE else { return false }
    var stream = pollfd(fd: descriptor, events: 0, revents: 0)
    return poll(&stream, 1, 0) <= 0 || stream.revents & Int16(POLLERR) == 0
  }

  /// - Returns: `errno`, or 0 where all of it is written.
  private func put(_ bytes: UnsafeRawBufferPointer) -> Int32 {
    var rest = bytes
    while !rest.isEmpty {
      let count = Foundation.write(descriptor, rest.baseAddress, rest.count)
      if count >= 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      } else if errno == EAGAIN {
        // Somebody else has made the terminal or the pipe one that does not wait.
        var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&wanted, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }
}
