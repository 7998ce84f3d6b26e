import Studio

/// The keys of presets, looks and pages, for their reference: as the decoder and the editors' schema have them.
@MainActor
package enum PresetReference {
  /// A key, what it is for, and what it takes.
  package struct Key {
    package let name: String
    package let summary: String
    /// Markdown; empty where the summary says it.
    package let values: String
  }

  package static var keys: [Key] {
    PresetKey.allCases.map {
      Key(name: $0.rawValue, summary: $0.summary, values: values(PresetSchema.form(of: $0)))
    }
  }

  package static var canvasKeys: [Key] {
    CanvasKey.allCases.map {
      Key(name: $0.rawValue, summary: $0.summary, values: values(PresetSchema.form(of: $0)))
    }
  }

  package static var lookKeys: [Key] {
    LookKey.allCases.map {
      Key(name: $0.rawValue, summary: $0.summary, values: "`\($0.example)`")
    }
  }

  /// What a page's front matter says under `showreel`.
  package static var pageKeys: [Key] {
    PageKey.allCases.map { key in
      switch key {
      case .device: of(.device, name: key.rawValue)
      case .size: of(.size, name: key.rawValue)
      case .scale: of(.scale, name: key.rawValue)
      case .colorScheme: of(.colorScheme, name: key.rawValue)
      case .os: of(.os, name: key.rawValue)
      case .look: of(.look, name: key.rawValue)
      case .fps: of(.frameRate, name: key.rawValue)
      case .duration: of(.duration, name: key.rawValue)
      }
    }
  }

  private static func of(_ key: PresetKey, name: String) -> Key {
    Key(name: name, summary: key.summary, values: values(PresetSchema.form(of: key)))
  }

  private static func of(_ key: CanvasKey, name: String) -> Key {
    Key(name: name, summary: key.summary, values: values(PresetSchema.form(of: key)))
  }

  /// A form of the schema in words.
  private static func values(_ form: [String: Any]) -> String {
    if let words = form["enum"] as? [String] { return listed(words) }
    if let numbers = form["enum"] as? [Int] { return listed(numbers.map(String.init)) }
    if let forms = form["anyOf"] as? [[String: Any]] ?? form["oneOf"] as? [[String: Any]] {
      let kinds = forms.map(values).filter { !$0.isEmpty }
      return kinds.joined(separator: "; ")
    }
    switch form["type"] as? String {
    case "boolean": return "`true`, `false`"
    case "number": return "a number above 0"
    case "array":
      let isScript = (form["items"] as? [String: Any])?["examples"] != nil
      return isScript ? "a list of [a script's lines](script.md)" : "a list"
    case "object":
      let keys = (form["properties"] as? [String: Any])?.keys.sorted() ?? []
      return keys.isEmpty ? "a key with a list" : "the keys below"
    case "string": return form["pattern"] == nil ? "text" : ""
    default: return ""
    }
  }

  /// The first of the short ones, where they are many.
  private static func listed(_ words: [String]) -> String {
    let shown = Array((words.count > 9 ? words.filter { $0.count < 24 } : words).prefix(9))
    let text = shown.map { "`\($0)`" }.joined(separator: ", ")
    return shown.count < words.count ? text + " and \(words.count - shown.count) more" : text
  }
}
