@_spi(Engine) import ViewEngine

/// A gesture that may be none: `gesture(isFront ? drag : nil)`.
extension Optional: Gesture, PrimitiveGesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public typealias Body = Never

  package func newRecognizer() -> Recognizer<Wrapped.Value> {
    OptionalRecognizer<Wrapped>(self)
  }

  package func update(_ recognizer: Recognizer<Wrapped.Value>) {
    (recognizer as? OptionalRecognizer<Wrapped>)?.take(self)
  }
}

/// Follows a touch where there is a gesture, and leaves it to others where there is none.
final class OptionalRecognizer<Wrapped: Gesture>: Recognizer<Wrapped.Value> {
  private var inner: Recognizer<Wrapped.Value>?

  init(_ gesture: Wrapped?) {
    inner = gesture?.makeRecognizer()
  }

  func take(_ gesture: Wrapped?) {
    if let gesture, let inner {
      gesture.updateRecognizer(inner)
    } else if let gesture {
      inner = gesture.makeRecognizer()
    } else if inner != nil {
      cancel()
      inner = nil
    }
  }

  override func receive(_ event: TouchEvent) {
    inner?.receive(event)
    phase = inner?.phase ?? .failed
  }

  override func cancel() {
    inner?.cancel()
    phase = inner?.phase ?? .failed
  }

  override var claims: Bool { inner?.claims ?? false }
  override var claimsAtOnce: Bool { inner?.claimsAtOnce ?? false }
  override var deadline: Double? { inner?.deadline }
  override var respondsToTaps: Bool { inner?.respondsToTaps ?? false }
  override var sharesTaps: Bool { inner?.sharesTaps ?? false }
  override var demonstration: TouchDemonstration? { inner?.demonstration }
}
