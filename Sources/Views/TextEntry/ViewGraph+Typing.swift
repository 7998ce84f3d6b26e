import Motion
@_spi(Engine) import ViewEngine

extension ViewGraph {
  /// Whether a field has the focus.
  package var isTextEdited: Bool { part(FocusKeeper.self).holder != nil }

  /// Types into the field that has the focus: a line break is the return key.
  package func press(key character: Character) {
    seenChange?.noteTouch(at: time)
    perform {
      guard let field = part(FocusKeeper.self).holder else { return }
      if character == "\n" { field.returned() } else { field.typed(String(character)) }
    }
  }
}
