/// Names a value of the environment and says what it is where nobody set it.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values handed down to a view by those around it; copies are cheap until one is changed.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      // Casting what is not there to an optional would succeed, and the default be lost.
      guard let value = values[ObjectIdentifier(key)] else { return K.defaultValue }
      return value as? K.Value ?? K.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

extension EnvironmentValues: CustomStringConvertible {
  public var description: String {
    "[" + values.values.map { "\($0)" }.sorted().joined(separator: ", ") + "]"
  }
}
