import Foundation

/// A file that is open for reading; of pipes, folders and devices there is none, because a pipe would be
/// waited for.
package struct RegularFile: ~Copyable {
  private let descriptor: OwnedDescriptor
  private let handle: FileHandle

  /// - Parameter followingLinks: Whether a link in the last place may lead to it.
  package init?(_ path: String, followingLinks: Bool = true) {
    var status = stat()
    let flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC | (followingLinks ? 0 : O_NOFOLLOW)
    guard let opened = OwnedDescriptor(open(path, flags)),
      fstat(opened.number, &status) == 0, status.st_mode & S_IFMT == S_IFREG
    else { return nil }
    descriptor = opened
    handle = FileHandle(fileDescriptor: descriptor.number, closeOnDealloc: false)
  }

  /// A path by which this file is opened again, whatever its name stands for by now, as long as this one
  /// is open.
  package var numberedPath: String { "/proc/self/fd/\(descriptor.number)" }

  /// So many bytes from the beginning, or as many as there are.
  package func beginning(_ count: Int) throws -> Data { try part(at: 0, count) }

  /// So many bytes from an offset, or as many as there are.
  package func part(at offset: Int, _ count: Int) throws -> Data {
    try handle.seek(toOffset: UInt64(offset))
    return try handle.read(upToCount: count) ?? Data()
  }

  /// So many bytes before the end, or as many as there are.
  package func end(_ count: Int) throws -> Data {
    let end = try handle.seekToEnd()
    try handle.seek(toOffset: end - min(end, UInt64(count)))
    return try handle.read(upToCount: count) ?? Data()
  }

  /// Makes now the time of its last change, where that is its user's to say.
  package func touch() { _ = futimens(descriptor.number, nil) }

  package func contents() throws -> Data {
    try handle.seek(toOffset: 0)
    return try handle.readToEnd() ?? Data()
  }
}
