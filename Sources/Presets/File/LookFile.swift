import Foundation
import Movie
import Studio
import Yams

/// A look in a YAML file of its own: the keys that a preset's `look` has.
///
///     # night.yaml
///     base: social
///     backdrop: "#101018 #2A2A44 at 90"
///     finish: light
@MainActor
package struct LookFile {
  package let look: Look

  /// - Throws: ``PresetError`` with all that is wrong in the file.
  ///
  /// - Parameter mayRead: Whether a picture may be read that the file names.
  package init(
    contentsOf path: String, mayRead: @escaping (String) -> Bool = { _ in true }
  ) throws(PresetError) {
    let contents: String
    do {
      contents = try BoundedFile.text(at: path, most: Preset.mostBytes)
    } catch {
      throw PresetError(unreadable: path, error)
    }
    try self.init(yaml: contents, path: path, mayRead: mayRead)
  }

  /// - Parameter path: What errors call it.
  package init(
    yaml: String, path: String, mayRead: @escaping (String) -> Bool
  ) throws(PresetError) {
    var decoder = PresetDecoder(yaml, path: path)
    decoder.mayRead = mayRead
    look = decoder.lookFile()
    if !decoder.problems.isEmpty { throw decoder.error }
  }
}
