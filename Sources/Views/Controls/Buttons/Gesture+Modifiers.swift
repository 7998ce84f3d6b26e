import Motion
@_spi(Engine) import ViewEngine

/// A gesture that needs keys held beside it.
///
/// No script holds keys, as nobody does on a phone without a keyboard, so that it never begins; without keys it is the
/// gesture itself.
public struct _ModifiersGesture<Base: Gesture>: PrimitiveGesture {
  public typealias Value = Base.Value

  let base: Base
  let modifiers: EventModifiers

  package func newRecognizer() -> Recognizer<Value> {
    modifiers.isEmpty ? base.makeRecognizer() : NeverRecognizer()
  }

  package func update(_ recognizer: Recognizer<Value>) {
    if !(recognizer is NeverRecognizer<Value>) { base.updateRecognizer(recognizer) }
  }
}

/// Leaves every touch to others.
private final class NeverRecognizer<Value>: Recognizer<Value> {
  override func receive(_ event: TouchEvent) { cancel() }
}

extension Gesture {
  /// - Parameter modifiers: Keys that have to be held; none ever is.
  public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
    _ModifiersGesture(base: self, modifiers: modifiers)
  }
}
