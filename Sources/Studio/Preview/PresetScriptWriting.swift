import Foundation

/// Puts a script into the text of a file, in place of the one that is there.
package enum ScriptWriting {
  /// The lines as a preset's timeline. A duration of the preset's own goes: the script has one.
  package static func preset(_ text: String, script: [String]) -> String {
    let timeline = ["timeline:"] + script.map { "  - " + yaml($0) }
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

  /// The lines as a `// showreel:` comment of Swift code. What such comments say besides what is
  /// done, such as the size, stays.
  package static func swift(_ text: String, script: [String]) -> String {
    var lines: [String] = []
    var kept: [String] = []
    var place: (index: Int, indent: Substring)?
    for line in text.components(separatedBy: "\n") {
      let indent = line.prefix { $0.isWhitespace }
      let comment = line.dropFirst(indent.count)
      guard let mark = comment.firstMatch(of: #/^//+\s*showreel:/#) else {
        lines.append(line)
        continue
      }
      if place == nil { place = (lines.count, indent) }
      let written = ScriptText(comment[mark.range.upperBound...])
      for (command, source) in zip(
        written.commands, written.source.split(separator: "\n")) where !command.isStep
      {
        kept.append(String(source))
      }
    }
    let found =
      place
      ?? (lines.firstIndex { $0.firstMatch(of: #/^(public )?(struct|#Preview)/#) != nil } ?? 0, "")
    let comment = "\(found.indent)// showreel: " + (kept + script).joined(separator: "; ")
    lines.insert(comment, at: found.index)
    return lines.joined(separator: "\n")
  }

  /// Quoted where YAML would read more into it than the line.
  private static func yaml(_ line: String) -> String {
    guard line.contains(": ") || line.contains(" #") || line.hasSuffix(":") else { return line }
    return "'" + line.replacingOccurrences(of: "'", with: "''") + "'"
  }
}

extension ScriptCommand {
  /// Whether it is something that is done, or how long all of it takes.
  fileprivate var isStep: Bool {
    switch self {
    case .tap, .drag, .wait, .waitUntilSettled, .duration: true
    default: false
    }
  }
}
