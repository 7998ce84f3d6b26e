import Motion
@_spi(Engine) import ViewEngine

/// What a field asks of the keyboard that types into it.
struct KeyboardTraits: Equatable {
  var type = UIKeyboardType.default
  /// What a system would offer to fill in, and so what a script by itself types.
  var content: UITextContentType?
  var returnKey = SubmitLabel.return
  var capitalization = TextInputAutocapitalization.sentences
  /// Whether words are proposed above the keys.
  var isCorrected = true

  var contentName: String? { content?.rawValue ?? (isPad ? "digits" : nil) }

  /// Digits alone, in three columns, without a return key.
  var isPad: Bool {
    switch type {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
    default: false
    }
  }
}

private enum KeyboardTraitsKey: EnvironmentKey {
  static var defaultValue: KeyboardTraits { KeyboardTraits() }
}

extension EnvironmentValues {
  /// Of the fields inside.
  var keyboardTraits: KeyboardTraits {
    get { self[KeyboardTraitsKey.self] }
    set { self[KeyboardTraitsKey.self] = newValue }
  }
}
