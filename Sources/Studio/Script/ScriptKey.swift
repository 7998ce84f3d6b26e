import ViewEngine
import Views

/// A key of a hardware keyboard, as a script names it: `return`, `a`, `command+s`.
struct ScriptKey: Hashable {
  let key: KeyEquivalent
  let modifiers: EventModifiers

  /// Those that are called by a word.
  static let names = [
    "return", "escape", "tab", "space", "delete", "up", "down", "left", "right",
  ]

  private static let keys: [KeyEquivalent] = [
    .return, .escape, .tab, .space, .delete, .upArrow, .downArrow, .leftArrow, .rightArrow,
  ]

  private static let held: [String: EventModifiers] = [
    "command": .command, "cmd": .command, "shift": .shift, "option": .option, "alt": .option,
    "control": .control, "ctrl": .control,
  ]

  /// - Returns: Nil where it is none.
  init?(_ text: String) {
    var rest = text[...]
    var modifiers: EventModifiers = []
    while let plus = rest.firstIndex(of: "+"), plus != rest.startIndex,
      rest.index(after: plus) < rest.endIndex
    {
      guard let modifier = Self.held[rest[..<plus].lowercased()] else { return nil }
      modifiers.insert(modifier)
      rest = rest[rest.index(after: plus)...]
    }
    self.modifiers = modifiers
    if let place = Self.names.firstIndex(of: rest.lowercased()) {
      key = Self.keys[place]
    } else if rest.count == 1, let character = rest.first {
      key = KeyEquivalent(character)
    } else {
      return nil
    }
  }

  /// As a script names it.
  static func name(of key: KeyEquivalent) -> String {
    keys.firstIndex(of: key).map { names[$0] } ?? String(key.character)
  }

  /// What a look shows of it.
  var shown: String {
    switch key {
    case .return: "\n"
    case .escape: "esc"
    case .tab: "⇥"
    case .delete: "⌫"
    case .upArrow: "↑"
    case .downArrow: "↓"
    case .leftArrow: "←"
    case .rightArrow: "→"
    default: String(key.character)
    }
  }
}
