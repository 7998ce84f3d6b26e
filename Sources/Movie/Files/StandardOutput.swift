import Foundation

/// Where a clip goes that another program takes: `-`.
package enum StandardOutput {
  package static let path = "-"

  /// Whether somebody would see the bytes.
  package static var isTerminal: Bool { isatty(STDOUT_FILENO) != 0 }

  /// A file of its own on it, which may be closed.
  static func open() throws(MovieError) -> OutputFile {
    guard let copy = OwnedDescriptor(fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)) else {
      throw .writing(path, errno: errno)
    }
    return OutputFile(copy, shownPath: path)
  }

  /// A file without a name, for what cannot be written from its beginning to its end: a movie's index
  /// stands first and is known last.
  static func spool() throws(MovieError) -> OutputFile {
    var name =
      PathText.bytes(of: RunFolder.temporary + "/showreel-XXXXXX")
      .map { CChar(bitPattern: $0) } + [0]
    guard let file = OwnedDescriptor(mkstemp(&name)) else {
      throw .writing(RunFolder.temporary, errno: errno)
    }
    unlink(name)
    _ = fcntl(file.number, F_SETFD, FD_CLOEXEC)
    return OutputFile(file, shownPath: path)
  }
}
