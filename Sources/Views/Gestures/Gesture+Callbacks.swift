import Motion
@_spi(Engine) import ViewEngine

extension Gesture {
  /// Runs an action when the gesture has ended successfully.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }

  /// Runs an action with each new value while the gesture is under way.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self>
  where Value: Equatable {
    _ChangedGesture(base: self, action: action)
  }

  /// Makes another value of the gesture's.
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, transform: body)
  }
}

public struct _EndedGesture<Base: Gesture>: PrimitiveGesture {
  public typealias Value = Base.Value

  let base: Base
  let action: (Base.Value) -> Void

  package func newRecognizer() -> Recognizer<Value> { EndedRecognizer(base.makeRecognizer()) }

  package func update(_ recognizer: Recognizer<Value>) {
    guard let recognizer = recognizer as? EndedRecognizer<Value> else { return }
    recognizer.action = action
    base.updateRecognizer(recognizer.inner)
  }
}

final class EndedRecognizer<Value>: RelayRecognizer<Value> {
  var action: (Value) -> Void = { _ in }

  override func react() {
    if case .ended(let value) = phase { action(value) }
  }
}

public struct _ChangedGesture<Base: Gesture>: PrimitiveGesture where Base.Value: Equatable {
  public typealias Value = Base.Value

  let base: Base
  let action: (Base.Value) -> Void

  package func newRecognizer() -> Recognizer<Value> { ChangedRecognizer(base.makeRecognizer()) }

  package func update(_ recognizer: Recognizer<Value>) {
    guard let recognizer = recognizer as? ChangedRecognizer<Value> else { return }
    recognizer.action = action
    base.updateRecognizer(recognizer.inner)
  }
}

final class ChangedRecognizer<Value: Equatable>: RelayRecognizer<Value> {
  var action: (Value) -> Void = { _ in }
  private var last: Value?

  override func react() {
    switch phase {
    case .active(let value):
      guard value != last else { return }
      last = value
      withTransaction(.continuous) { action(value) }
    case .possible, .ended, .failed: last = nil
    }
  }

  override func reset() { last = nil }
}

public struct _MapGesture<Base: Gesture, Value>: PrimitiveGesture {
  let base: Base
  let transform: (Base.Value) -> Value

  package func newRecognizer() -> Recognizer<Value> {
    MapRecognizer(base.makeRecognizer(), transform)
  }

  package func update(_ recognizer: Recognizer<Value>) {
    guard let recognizer = recognizer as? MapRecognizer<Base.Value, Value> else { return }
    recognizer.transform = transform
    base.updateRecognizer(recognizer.inner)
  }
}

final class MapRecognizer<Input, Value>: Recognizer<Value> {
  let inner: Recognizer<Input>
  var transform: (Input) -> Value

  init(_ inner: Recognizer<Input>, _ transform: @escaping (Input) -> Value) {
    self.inner = inner
    self.transform = transform
  }

  override func receive(_ event: TouchEvent) {
    inner.receive(event)
    takePhase()
  }

  override func cancel() {
    inner.cancel()
    takePhase()
  }

  private func takePhase() {
    switch inner.phase {
    case .possible: phase = .possible
    case .active(let value): phase = .active(transform(value))
    case .ended(let value): phase = .ended(transform(value))
    case .failed: phase = .failed
    }
  }

  override var claims: Bool { inner.claims }
  override var deadline: Double? { inner.deadline }
  override var claimsAtOnce: Bool { inner.claimsAtOnce }
  override var respondsToTaps: Bool { inner.respondsToTaps }
  override var demonstration: TouchDemonstration? { inner.demonstration }
}

extension Transaction {
  /// Of changes that follow the finger: a spring that takes over starts with its speed
  /// (rule `gesture-speed`).
  static var continuous: Transaction {
    var transaction = Transaction()
    transaction.isContinuous = true
    transaction.tracksVelocity = true
    return transaction
  }
}
