import Motion
@_spi(Engine) import ViewEngine

/// The buttons of a graph that a key presses, from the first that was there to the last.
final class ShortcutButtons: GraphPart {
  private struct Kept {
    weak var item: PressItem?
  }

  private var kept: [Kept] = []

  init() {}

  func add(_ item: PressItem) {
    guard !kept.contains(where: { $0.item === item }) else { return }
    kept.removeAll { $0.item == nil }
    kept.append(Kept(item: item))
  }

  /// The button that a key presses now: of those in front the first that a finger would reach, else the last, since a
  /// button that is there for its key alone is often hidden.
  func button(for shortcut: KeyboardShortcut, in graph: ViewGraph) -> PressItem? {
    let meant = kept.compactMap(\.item).filter { item in
      !item.node.isDestroyed && item.isEnabled
        && item.press.modifier?.shortcut?.isPressed(by: shortcut) == true
        && graph.isInFront(item)
    }
    return meant.first(where: graph.isReachable) ?? meant.last
  }
}

extension KeyboardShortcut {
  /// A letter is the same key, capital or not.
  fileprivate func isPressed(by other: KeyboardShortcut) -> Bool {
    modifiers == other.modifiers
      && key.character.lowercased() == other.key.character.lowercased()
  }
}
