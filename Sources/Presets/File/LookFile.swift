import Foundation
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
  package init(contentsOf path: String) throws(PresetError) {
    let contents: String
    do {
      contents = try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      throw PresetError(problems: [
        PresetProblem(
          path: path, line: 0, column: 0, reason: .unreadable("it is not a text file in UTF-8"))
      ])
    }
    var decoder = PresetDecoder(contents, path: path)
    look = decoder.lookFile()
    if !decoder.problems.isEmpty {
      throw PresetError(
        problems: decoder.problems.sorted { ($0.line, $0.column) < ($1.line, $1.column) })
    }
  }
}
