import Motion
import ViewEngine

extension KeyboardShortcut {
  /// As a Mac's menus write it, in Apple's order: control, option, shift, command, then the key as a capital.
  var symbols: String {
    let held: [(EventModifiers, String)] = [
      (.control, "⌃"), (.option, "⌥"), (.shift, "⇧"), (.command, "⌘"),
    ]
    let key = Self.names[key] ?? key.character.uppercased()
    return held.filter { modifiers.contains($0.0) }.map(\.1).joined() + key
  }

  private static let names: [KeyEquivalent: String] = [
    .upArrow: "↑", .downArrow: "↓", .leftArrow: "←", .rightArrow: "→", .escape: "⎋", .delete: "⌫",
    .tab: "⇥", .space: "Space", .return: "↩",
  ]
}
