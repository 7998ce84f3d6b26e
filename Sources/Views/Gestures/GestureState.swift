import Motion
@_spi(Engine) import ViewEngine

/// A value that a gesture sets while it is under way, and that goes back when it is over.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  let box: StateBox<Value>
  private let initial: Value
  private let resetting: (Value, inout Transaction) -> Void

  nonisolated public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, reset: { _, _ in })
  }

  nonisolated public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// - Parameter resetTransaction: What the value goes back with.
  nonisolated public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(
      wrappedValue: wrappedValue, reset: { _, transaction in transaction = resetTransaction })
  }

  nonisolated public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// - Parameter reset: Sets up the transaction that the value goes back with, given what it was.
  nonisolated public init(
    wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void
  ) {
    box = StateBox(wrappedValue)
    initial = wrappedValue
    resetting = reset
  }

  nonisolated public init(
    initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void
  ) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  nonisolated public var wrappedValue: Value {
    MainActor.assumeIsolated { UncheckedTransfer(box.value) }.value
  }

  nonisolated public var projectedValue: GestureState<Value> { self }

  @MainActor func goBack() {
    var transaction = Transaction()
    resetting(box.value, &transaction)
    withTransaction(transaction) { box.value = initial }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  nonisolated public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
}

extension GestureState: LinkedProperty, KeptProperty, OutsideReading {
  package func link(to node: Node, kept: AnyObject?) -> AnyObject? {
    box.link(to: node, kept: kept)
  }
}

extension Gesture {
  /// Sets a gesture state while the gesture is under way.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, change: body)
  }
}

public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
  public typealias Value = Base.Value

  let base: Base
  let state: GestureState<State>
  let change: (Value, inout State, inout Transaction) -> Void

  package func newRecognizer() -> Recognizer<Value> {
    UpdatingRecognizer<Value>(base.makeRecognizer())
  }

  package func update(_ recognizer: Recognizer<Value>) {
    guard let recognizer = recognizer as? UpdatingRecognizer<Value> else { return }
    recognizer.change = { value in
      var transaction = Transaction.continuous
      var new = state.box.value
      change(value, &new, &transaction)
      withTransaction(transaction) { state.box.value = new }
    }
    recognizer.goBack = { state.goBack() }
    base.updateRecognizer(recognizer.inner)
  }
}

final class UpdatingRecognizer<Value>: RelayRecognizer<Value> {
  var change: (Value) -> Void = { _ in }
  var goBack: () -> Void = {}
  private var hasChanged = false

  override func react() {
    switch phase {
    case .active(let value):
      hasChanged = true
      change(value)
    case .possible: break
    case .ended, .failed: reset()
    }
  }

  override func reset() {
    guard hasChanged else { return }
    hasChanged = false
    goBack()
  }
}
