import Compositing

/// The keys of the preview: the window and the help text read the same table.
package struct KeyBinding: Hashable, Sendable {
  package let keys: [WindowKey]
  /// nil: with or without Shift.
  package let isShifted: Bool?
  /// The key as people call it.
  package let label: String
  package let help: String
  package let actions: [PreviewAction]

  private init(
    _ label: String, _ keys: [WindowKey], isShifted: Bool? = nil, _ actions: [PreviewAction],
    _ help: String
  ) {
    self.keys = keys
    self.isShifted = isShifted
    self.label = label
    self.help = help
    self.actions = actions
  }

  private init(
    _ character: Character, _ action: PreviewAction, _ help: String
  ) {
    self.init(
      character.uppercased(), [.character(Character(character.lowercased()))], [action], help)
  }

  package static let all: [KeyBinding] = [
    KeyBinding("Space", [.character(" ")], [.playOrPause], "play, pause"),
    KeyBinding(
      "← →", [.left, .right], isShifted: false, [.step(-1), .step(1)], "one frame back, forward"),
    KeyBinding(
      "Shift ← →", [.left, .right], isShifted: true, [.step(-10), .step(10)],
      "ten frames back, forward"),
    KeyBinding("Home End", [.home, .end], [.toStart, .toEnd], "to the start, to the end"),
    KeyBinding(
      "[ ]", [.character("["), .character("]")], [.halveSpeed, .doubleSpeed],
      "half, double the speed"),
    KeyBinding("L", .loop, "loop"),
    KeyBinding("I", .letGo, "let go of the script and use the view by hand"),
    KeyBinding("R", .record, "record what is done by hand from the start; again: write it down"),
    KeyBinding("Z", .undo, "undo the last touch of a recording, or the script that was written"),
    KeyBinding("F", .showFacts, "frame, time and what is running"),
    KeyBinding("G", .showLayout, "frames and names of the views"),
    KeyBinding("D", .changeColorScheme, "light, dark"),
    KeyBinding(
      "1 2 3", [.character("1"), .character("2"), .character("3")],
      [.setScale(1), .setScale(2), .setScale(3)], "pixels a point"),
    KeyBinding("S", .savePicture, "save the frame as PNG"),
    KeyBinding("E", .export, "export the clip"),
    KeyBinding(
      "? H", [.character("/"), .character("?"), .character("h")],
      [.showKeys, .showKeys, .showKeys], "these keys"),
    KeyBinding("Esc", [.escape], [.close], "close"),
  ]

  /// What a key does; nil where it does nothing.
  package static func action(for key: WindowKey, isShifted: Bool) -> PreviewAction? {
    for binding in all where binding.isShifted == nil || binding.isShifted == isShifted {
      if let index = binding.keys.firstIndex(of: key) { return binding.actions[index] }
    }
    return nil
  }

  /// A line a binding, for a text that explains them.
  package static var help: String {
    let width = (all.map(\.label.count).max() ?? 0) + 2
    return all.map { binding in
      "  " + binding.label + String(repeating: " ", count: width - binding.label.count)
        + binding.help
    }.joined(separator: "\n")
  }
}
