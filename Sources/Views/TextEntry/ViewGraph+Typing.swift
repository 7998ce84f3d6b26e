import Motion
@_spi(Engine) import ViewEngine

extension ViewGraph {
  /// Whether a field has the focus.
  package var isTextEdited: Bool { part(FocusKeeper.self).holder != nil }

  /// Whether the field that has the focus has a keyboard of digits alone.
  package var typesDigits: Bool { part(FocusKeeper.self).holder?.traits.isPad ?? false }

  /// What the field that has the focus is for, where its author has said so.
  package var typedContent: UITextContentType? { part(FocusKeeper.self).holder?.traits.content }

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
