import Foundation

/// A folder for what one run needs and nobody wants afterwards. It goes with the object; what a
/// killed run left is removed by the next one that makes such a folder in the same place.
package final class RunFolder: Sendable {
  package let path: String
  /// Open, so that the lock on it holds.
  private let opened: OwnedDescriptor

  private static let tail = Array(".run".utf8)

  /// - Parameter parent: Has to be there; the temporary folder where nothing is said.
  package init(in parent: String = RunFolder.temporary) throws(MovieError) {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
    guard let folder = OwnedDescriptor(open(FileName(parent).chars, flags)) else {
      throw .writing(parent, errno: errno)
    }
    Self.sweep(folder.number, parent)
    while true {
      let name = FileName(PartialName.make().bytes + Self.tail)
      // Nobody else's business, wherever it is.
      guard mkdirat(folder.number, name.chars, 0o700) == 0 else {
        throw .writing(parent, errno: errno)
      }
      // Whatever the user's mask takes away.
      fchmodat(folder.number, name.chars, 0o700, 0)
      guard let own = OwnedDescriptor(openat(folder.number, name.chars, flags)) else {
        // A run that sweeps may have been faster than the lock; another reason comes again each time.
        if errno == ENOENT { continue }
        let reason = errno
        unlinkat(folder.number, name.chars, AT_REMOVEDIR)
        throw .writing(parent, errno: reason)
      }
      let isMine = FileLock.take(own.number) != .taken
      if isMine, FileLock.isStill(name, in: folder.number, own.number) {
        path = parent + "/" + name.text
        opened = own
        return
      }
    }
  }

  deinit { remove() }

  /// For a process that ends without giving its objects back.
  package func remove() { Self.remove(path) }

  /// `$TMPDIR` or `/tmp`.
  package static var temporary: String {
    let path = FileManager.default.temporaryDirectory.path
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  private static func sweep(_ folder: Int32, _ parent: String) {
    for name in FileName.all(in: folder) ?? [] where isOne(name) {
      let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
      guard let own = OwnedDescriptor(openat(folder, name.chars, flags)) else { continue }
      var status = stat()
      guard fstat(own.number, &status) == 0, status.st_uid == geteuid(),
        FileLock.take(own.number) == .held
      else { continue }
      remove(parent + "/" + name.text)
    }
  }

  private static func isOne(_ name: FileName) -> Bool {
    let bytes = name.bytes
    return bytes.suffix(tail.count).elementsEqual(tail)
      && PartialName.isOne(FileName(bytes.dropLast(tail.count)))
  }

  private static func remove(_ path: String) {
    // What cannot be removed now is the next run's to remove.
    try? FileManager.default.removeItem(atPath: path)
  }
}
