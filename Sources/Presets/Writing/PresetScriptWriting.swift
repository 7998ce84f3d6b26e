import Foundation

/// Puts a script into the text of a preset, in place of the one that is there.
package enum PresetScriptWriting {
  /// The lines as a preset's timeline. A duration of the preset's own goes: the script has one.
  package static func text(_ text: String, script: [String]) -> String {
    let timeline = ["timeline:"] + script.map { "  - " + YAMLScalar.text(of: $0) }
    var lines: [String] = []
    var place: Int?
    var isReplaced = false
    for line in text.components(separatedBy: "\n") {
      let isKey = line.first.map { !$0.isWhitespace && $0 != "#" && $0 != "-" } ?? false
      if isKey {
        isReplaced = line.hasPrefix("timeline:") || line.hasPrefix("duration:")
        if line.hasPrefix("timeline:") && place == nil { place = lines.count }
      } else if isReplaced && (line.hasPrefix("#") || line.isEmpty) {
        isReplaced = false
      }
      if !isReplaced { lines.append(line) }
    }
    while place == nil && lines.last?.isEmpty ?? false { lines.removeLast() }
    lines.insert(contentsOf: timeline, at: place ?? lines.count)
    if lines.last?.isEmpty == false { lines.append("") }
    return lines.joined(separator: "\n")
  }
}
