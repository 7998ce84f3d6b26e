import Motion
@_spi(Engine) import ViewEngine

extension ViewGraph {
  /// Whether a field has the focus.
  package var isTextEdited: Bool { part(FocusKeeper.self).holder != nil }

  /// What the field that has the focus is for, where that is known: see ``TouchDemonstration/type(isFocused:content:)``.
  package var typedContent: String? { part(FocusKeeper.self).holder?.traits.contentName }

  /// Types into the field that has the focus: a line break is the return key.
  package func press(key character: Character) {
    seenChange?.noteTouch(at: time)
    perform {
      let keeper = part(FocusKeeper.self)
      guard let field = keeper.holder else { return }
      if canvas.showsKeyboard { keeper.press(character, by: clock) }
      if character == "\n" { field.returned() } else { field.typed(String(character)) }
    }
  }
}
