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
    guard let file = RegularFile(path) else { return false }
    let mark = Data(text.utf8)
    do {
      return try file.beginning(reach).range(of: mark) != nil
        || file.end(reach).range(of: mark) != nil
    } catch {
      return false
    }
  }
}
