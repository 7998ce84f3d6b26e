/// A line of what `--json` prints: an object that says what it is, see Documentation/json.md.
struct JSONLine<Value: Encodable>: Encodable {
  let kind: JSONKind
  let value: Value

  private enum Key: String, CodingKey { case kind }

  func encode(to encoder: any Encoder) throws {
    try value.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(kind, forKey: .kind)
  }
}

/// What a line of `--json` may be.
enum JSONKind: String, Encodable, CaseIterable {
  // What is asked for.
  case clip, unchanged, picture, check, comparison, plot, snippet, gallery, plan, task, submission,
    jobs, cache, summary
  // How far it is.
  case progress, watch
  // What there is to choose from.
  case preset, device, format, name, vocabulary
  /// A thing that `doctor` looked at.
  case health
  // What there is to tell, as ``Finding`` has it.
  case error, warning, note, skip

  init(_ kind: Finding.Kind) {
    switch kind {
    case .error: self = .error
    case .warning: self = .warning
    case .note: self = .note
    case .skip: self = .skip
    }
  }
}
