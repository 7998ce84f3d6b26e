import Motion
@_spi(Engine) import ViewEngine

/// The tap that gives a field the focus; it tells scripts that one can type here.
struct FieldGesture: PrimitiveGesture {
  typealias Value = Void

  let isFocused: Bool
  /// What one would type.
  var content: String?
  /// A return key does something.
  var submits = false
  /// It says something already.
  var isWritten = false
  /// What of it is selected is bound to something.
  var selects = false
  /// A demo types into it by itself.
  var isShown = true
  let begin: () -> Void

  func newRecognizer() -> Recognizer<Void> { FieldRecognizer(TapGesture().makeRecognizer()) }

  func update(_ recognizer: Recognizer<Void>) {
    guard let recognizer = recognizer as? FieldRecognizer else { return }
    recognizer.isFocused = isFocused
    recognizer.content = content
    recognizer.submits = submits
    recognizer.isWritten = isWritten
    recognizer.selects = selects
    recognizer.isShown = isShown
    recognizer.begin = begin
  }
}

final class FieldRecognizer: RelayRecognizer<Void> {
  var isFocused = false
  var content: String?
  var submits = false
  var isWritten = false
  var selects = false
  var isShown = true
  var begin: () -> Void = {}

  override func react() {
    if case .ended = phase { begin() }
  }

  override var sharesTaps: Bool { true }

  override var demonstration: TouchDemonstration? {
    guard isShown else { return nil }
    return .type(
      isFocused: isFocused, content: content, submits: submits, isWritten: isWritten,
      selects: selects)
  }
}
