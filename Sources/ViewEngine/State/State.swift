import Motion

/// A value that a view keeps for as long as its place in the tree lasts.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  let box: StateBox<Value>

  public init(wrappedValue: Value) {
    box = StateBox(wrappedValue)
  }

  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  public var wrappedValue: Value {
    get { MainActor.assumeIsolated { UncheckedTransfer(box.value) }.value }
    nonmutating set {
      let value = UncheckedTransfer(newValue)
      MainActor.assumeIsolated { box.value = value.value }
    }
  }

  public var projectedValue: Binding<Value> {
    Binding(
      place: BindingPlace(owner: { box.storageObject }), get: { self.wrappedValue },
      set: { self.wrappedValue = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() {
    self.init(wrappedValue: nil)
  }
}

/// A view value's handle on its state: the initial value until the graph links the stored one.
package final class StateBox<Value>: @unchecked Sendable {
  private let initial: Value
  private var storage: StateStorage<Value>?

  package init(_ initial: Value) {
    self.initial = initial
  }

  /// What the graph keeps; nil until it does.
  @MainActor var storageObject: AnyObject? { storage }

  @MainActor package var value: Value {
    get { storage?.value ?? initial }
    set { storage?.value = newValue }
  }

  @MainActor package func link(to node: Node, kept: AnyObject?) -> AnyObject? {
    let storage = kept as? StateStorage<Value> ?? StateStorage(initial, node: node)
    self.storage = storage
    return storage
  }
}

extension State: LinkedProperty, KeptProperty, OutsideReading {
  package func link(to node: Node, kept: AnyObject?) -> AnyObject? {
    box.link(to: node, kept: kept)
  }
}

/// The state itself, in its node.
///
/// A write is seen at once by whoever reads outside an update; bodies see it when the update with
/// the write's own transaction has begun, so that two writes under two transactions animate apart.
@MainActor
final class StateStorage<Value>: GraphState {
  /// nil once the graph is gone.
  private var latest: Value?
  private var committed: Value?
  private let place: Backlink<Node>

  init(_ value: Value, node: Node) {
    latest = value
    committed = value
    place = node.link
    node.graph.states.add(self)
  }

  func forget(with states: GraphStates) {
    setLatest(nil)
    setCommitted(nil)
  }

  var value: Value? {
    get { place.object?.graph.isUpdating == true ? committed : latest }
    set {
      if PresentationSetting.place === place { return }
      // Rule: `equal-write-is-no-change`.
      if let latest, let newValue, ValueComparison.isSame(latest, newValue) { return }
      setLatest(newValue)
      guard let node = place.object, !node.isDestroyed else { return }
      node.graph.invalidate(node, transaction: .current) { [weak self] in
        self?.setCommitted(newValue)
      }
    }
  }

  // What was there goes when nobody has a hand on its place any more: its last words may be for this very state.

  private func setLatest(_ value: Value?) {
    var value = value
    swap(&latest, &value)
  }

  private func setCommitted(_ value: Value?) {
    var value = value
    swap(&committed, &value)
  }
}
