import Foundation

/// Says in a clip's own file who made it, so that no other file is taken for one and replaced.
package enum ClipMark {
  package static let text = "Made by Showreel"

  /// Bytes from the beginning and from the end in which the mark is looked for: indexes come first in
  /// some formats, and grow with the clip.
  private static let reach = 8 << 20

  /// Whether the file says so; false where it cannot be read, and of what is no file: a pipe would be
  /// waited for.
  package static func isOn(_ path: String) -> Bool {
    var status = stat()
    guard let opened = OwnedDescriptor(open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)),
      fstat(opened.number, &status) == 0, status.st_mode & S_IFMT == S_IFREG
    else { return false }
    let file = FileHandle(fileDescriptor: opened.number, closeOnDealloc: false)
    let mark = Data(text.utf8)
    do {
      if try file.read(upToCount: reach)?.range(of: mark) != nil { return true }
      let end = try file.seekToEnd()
      try file.seek(toOffset: end - min(end, UInt64(reach)))
      return try file.read(upToCount: reach)?.range(of: mark) != nil
    } catch {
      return false
    }
  }
}
