import Motion
@_spi(Engine) import ViewEngine

/// Names a value that a view says to the container around it.
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What a view says to the container that arranges it: `subview.containerValues.isPinned`.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  fileprivate(set) var ownTag: AnyHashable?

  public subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
    get {
      // Casting what is not there to an optional would succeed, and the default be lost.
      guard let value = values[ObjectIdentifier(key)] else { return K.defaultValue }
      return value as? K.Value ?? K.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The view's tag, or its id in a `ForEach`.
  public func tag<V: Hashable>(for type: V.Type) -> V? { ownTag?.base as? V }

  public func hasTag<V: Hashable>(_ tag: V) -> Bool { ownTag == AnyHashable(tag) }
}

extension Subview {
  public var containerValues: ContainerValues {
    var values = entry.traits.containerValues
    values.ownTag = tag
    return values
  }
}

extension LayoutSubview {
  /// What the view says to the layout that places it.
  public var containerValues: ContainerValues { traits.containerValues }
}

extension Traits {
  fileprivate var containerValues: ContainerValues {
    get { others[ObjectIdentifier(ContainerValues.self)] as? ContainerValues ?? ContainerValues() }
    set { others[ObjectIdentifier(ContainerValues.self)] = newValue }
  }
}

struct ContainerValueModifier: TraitModifier {
  let change: (inout ContainerValues) -> Void

  func apply(to traits: inout Traits) { change(&traits.containerValues) }
}

extension View {
  /// Says something to the container around the view.
  public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V)
    -> some View
  {
    modifier(ContainerValueModifier { $0[keyPath: keyPath] = value })
  }
}
