import Motion
@_spi(Engine) import ViewEngine

extension ViewGraph {
  /// Whether a field has the focus.
  package var isTextEdited: Bool { part(FocusKeeper.self).holder != nil }

  /// Whether something comes of a key: a field has the focus, or a view listens.
  package var hearsKeys: Bool {
    isTextEdited || part(KeyListeners.self).items.contains { !$0.isCommand }
  }

  /// Whether something may come of this key: a button has it as its shortcut, a field has the focus, or a view listens.
  package func hears(_ key: KeyEquivalent, with modifiers: EventModifiers) -> Bool {
    isTextEdited || !part(KeyListeners.self).items.isEmpty
      || button(for: key, with: modifiers) != nil || hearsRemote(key, with: modifiers)
  }

  private func button(for key: KeyEquivalent, with modifiers: EventModifiers) -> PressItem? {
    part(ShortcutButtons.self).button(for: KeyboardShortcut(key, modifiers: modifiers), in: self)
  }

  /// Some keys that views listen to, each once.
  package var keysListenedTo: [KeyEquivalent] {
    part(KeyListeners.self).items.flatMap(\.keys).reduce(into: []) { keys, key in
      if !keys.contains(key) { keys.append(key) }
    }
  }

  /// What the field that has the focus is for, where that is known: see ``TouchDemonstration/type(isFocused:content:)``.
  package var typedContent: String? { part(FocusKeeper.self).holder?.traits.contentName }

  /// Whether the field that has the focus says something already, and what is typed comes after it.
  package var isTypedFieldWritten: Bool { part(FocusKeeper.self).holder?.isWritten() ?? false }

  /// Types into the field that has the focus: a line break is the return key.
  package func press(key character: Character) {
    press(character == "\n" ? .return : KeyEquivalent(character), with: [])
  }

  /// Presses a key and lets it go: views that listen have it first, then the field that has the focus, if
  /// that is what it types, then a button with this shortcut.
  package func press(_ key: KeyEquivalent, with modifiers: EventModifiers) {
    seenChange?.noteTouch(at: time)
    perform {
      let keeper = part(FocusKeeper.self)
      let field = keeper.holder
      @MainActor func isHeard(_ phase: KeyPress.Phases) -> Bool {
        let press = KeyPress(
          phase: phase, key: key, characters: String(key.character), modifiers: modifiers)
        return part(KeyListeners.self).hear(press, in: field?.item)
      }
      let isTaken = isHeard(.down)
      defer { _ = isHeard(.up) }
      guard !isTaken else { return }
      guard let field, modifiers.isSubset(of: .shift), key != .escape else {
        if let button = button(for: key, with: modifiers) {
          button.press.modifier?.action()
        } else {
          _ = pressRemote(key, with: modifiers)
        }
        return
      }
      switch key {
      case .return:
        if canvas.showsKeyboard { keeper.press("\n", by: clock) }
        field.returned()
      case .delete: field.deleted()
      case .upArrow, .downArrow, .leftArrow, .rightArrow, .tab: break
      default:
        if canvas.showsKeyboard { keeper.press(key.character, by: clock) }
        field.typed(String(key.character))
      }
    }
  }
}
