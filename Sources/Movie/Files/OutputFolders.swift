import Foundation
import Synchronization

/// Folders that clips go to, whose names may be any bytes as those of clips may.
package enum OutputFolders {
  package static func isOne(_ path: String) -> Bool {
    var status = stat()
    return stat(FileName(path).chars, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Those that this process has made, in their order.
  private static let made = Mutex<[FileName]>([])

  /// Removes those that this process has made and that nothing lies in: of a run that failed.
  package static func removeEmpty() {
    made.withLock { made in
      for name in made.reversed() { rmdir(name.chars) }
      made = []
    }
  }

  /// Makes a folder and those above it, where they are not there yet.
  package static func make(_ path: String) throws(MovieError) {
    let bytes = PathText.bytes(of: path)
    let slash = UInt8(ascii: "/")
    for end in bytes.indices.dropFirst() where bytes[end] == slash {
      try make(bytes[..<end], path)
    }
    try make(bytes[...], path)
  }

  private static func make(_ bytes: ArraySlice<UInt8>, _ path: String) throws(MovieError) {
    let name = FileName(bytes)
    guard mkdir(name.chars, 0o777) != 0 else {
      made.withLock { $0.append(name) }
      return
    }
    let reason = errno
    // On a disk that cannot be written, a folder that is there is no error either.
    guard isOne(name.text) else {
      if reason == EEXIST || reason == ENOTDIR {
        throw .notAFolder(path: path, folder: name.text)
      }
      throw .writing(path, errno: reason)
    }
  }
}
