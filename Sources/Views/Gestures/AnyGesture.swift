@_spi(Engine) import ViewEngine

/// A gesture whose kind is hidden; what it finds is not.
public struct AnyGesture<Value>: PrimitiveGesture {
  let base: any Gesture<Value>

  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    base = gesture
  }

  package func newRecognizer() -> Recognizer<Value> { AnyRecognizer(base) }

  package func update(_ recognizer: Recognizer<Value>) {
    (recognizer as? AnyRecognizer<Value>)?.take(base)
  }
}

/// Follows a touch for a gesture of any kind, and begins anew where the kind has changed.
final class AnyRecognizer<Value>: Recognizer<Value> {
  private var inner: Recognizer<Value>
  private var kind: ObjectIdentifier

  init(_ gesture: any Gesture<Value>) {
    inner = gesture.makeRecognizer()
    kind = ObjectIdentifier(type(of: gesture))
  }

  func take(_ gesture: any Gesture<Value>) {
    let new = ObjectIdentifier(type(of: gesture))
    guard new != kind else { return gesture.updateRecognizer(inner) }
    cancel()
    kind = new
    inner = gesture.makeRecognizer()
  }

  override func receive(_ event: TouchEvent) {
    inner.receive(event)
    phase = inner.phase
  }

  override func cancel() {
    inner.cancel()
    phase = inner.phase
  }

  override var claims: Bool { inner.claims }
  override var claimsAtOnce: Bool { inner.claimsAtOnce }
  override var deadline: Double? { inner.deadline }
  override var respondsToTaps: Bool { inner.respondsToTaps }
  override var sharesTaps: Bool { inner.sharesTaps }
  override var demonstration: TouchDemonstration? { inner.demonstration }
}
