import Foundation
import Yams

/// One value as a preset's file holds it.
enum YAMLScalar {
  /// The text on one line, quoted where YAML would read more into it or something else: `no`, `1`, `a: b`.
  ///
  /// - Parameter text: On one line.
  static func text(of text: String) -> String {
    let item: String
    do {
      item = try dump(object: [text], width: -1, allowUnicode: true)
    } catch {
      preconditionFailure("A text cannot be written as YAML: \(error)")
    }
    // libyaml takes an emoji for something that cannot be printed and writes its number instead.
    if item.contains("\\U") { return "'" + text.replacing("'", with: "''") + "'" }
    return String(item.dropFirst("- ".count)).trimmingCharacters(in: .newlines)
  }
}
