import Foundation
import Movie

/// A script that has been written into a file, which can be undone while nobody else writes there.
package struct WrittenScript: Hashable, Sendable {
  package let path: String
  private let before: String
  private let after: String

  /// Writes a file's new text.
  ///
  /// - Throws: `MovieError`, where it cannot be written.
  package init(_ text: String, inPlaceOf before: String, to path: String) throws(MovieError) {
    self.path = path
    self.before = before
    after = text
    try WholeFile.write(text.utf8, to: path)
  }

  /// - Throws: ``WrittenScriptError/changed(path:)``, and what cannot be read or written.
  package func takeBack() throws {
    guard try String(contentsOfFile: path, encoding: .utf8) == after else {
      throw WrittenScriptError.changed(path: path)
    }
    try WholeFile.write(before.utf8, to: path)
  }
}

/// Why a script that was written stays.
package enum WrittenScriptError: Error, Hashable, CustomStringConvertible {
  case changed(path: String)

  package var description: String {
    switch self {
    case .changed(let path):
      "The script in \(path) is not undone: the file has been changed since. Undo it in your editor."
    }
  }
}
