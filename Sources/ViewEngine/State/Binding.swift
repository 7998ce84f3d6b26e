import Motion

/// A way to read and write a value that somebody else keeps.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  /// What writes through the binding animate with.
  public var transaction = Transaction()
  private let get: () -> Value
  private let set: (Value, Transaction) -> Void
  /// Where it leads; nil where only its closures know.
  private(set) var place: BindingPlace?

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = { value, _ in set(value) }
  }

  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.get = get
    self.set = set
  }

  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  init(place: BindingPlace, get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(get: get, set: set)
    self.place = place
  }

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { (_: Value) in })
  }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set {
      if transaction.animation != nil || transaction.disablesAnimations {
        withTransaction(transaction) { set(newValue, transaction) }
      } else {
        set(newValue, transaction)
      }
    }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<
    Subject
  > {
    var binding = Binding<Subject>(
      get: { wrappedValue[keyPath: keyPath] },
      set: { (value: Subject) in wrappedValue[keyPath: keyPath] = value })
    binding.place = place?.appending(keyPath)
    return binding
  }

  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var binding = self
    binding.transaction.animation = animation
    return binding
  }

  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }
}

extension Binding {
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      get: { base.wrappedValue },
      set: { (value: V?) in if let value { base.wrappedValue = value } })
  }

  /// Nil where the bound value is nil.
  public init?(_ base: Binding<Value?>) {
    guard let initial = base.wrappedValue else { return nil }
    self.init(
      get: { base.wrappedValue ?? initial },
      set: { (value: Value) in base.wrappedValue = value })
  }
}

/// Its elements are bindings of those of the collection.
extension Binding: Sequence where Value: MutableCollection {
  public func makeIterator() -> AnyIterator<Binding<Value.Element>> {
    var places = wrappedValue.indices.makeIterator()
    return AnyIterator { places.next().map { self[$0] } }
  }
}

extension Binding where Value: MutableCollection {
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      get: { wrappedValue[position] },
      set: { (value: Value.Element) in wrappedValue[position] = value })
  }

  // Binding is no collection here: lists of bindings and lists of collections would be told apart by nothing.
  public var indices: Value.Indices { wrappedValue.indices }
  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var count: Int { wrappedValue.count }
  public var isEmpty: Bool { wrappedValue.isEmpty }
  public var first: Binding<Value.Element>? { isEmpty ? nil : self[startIndex] }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}
