import Foundation

/// Says in a clip's own file who made it, so that no other file is taken for one and replaced.
package enum ClipMark {
  static let text = "Made by Showreel"

  /// Bytes from the beginning and from the end in which the mark is looked for: indexes come first in
  /// some formats, and grow with the clip.
  private static let reach = 8 << 20

  /// Whether the file says so; false where it cannot be read.
  package static func isOn(_ path: String) -> Bool {
    guard let file = FileHandle(forReadingAtPath: path) else { return false }
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
