/// Names a value of the environment and says what it is where nobody set it.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values handed down to a view by those around it; copies are cheap until one is changed.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Kept] = [:]

  /// Every key has its default.
  public init() {}

  /// What was last set for a key; its default where nothing was.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      guard let kept = values[ObjectIdentifier(key)] else { return K.defaultValue }
      // Whatever is kept for a key was set for it. Casting an `Any` would double what it costs to ask, and everything
      // that is evaluated or painted does.
      return unsafeDowncast(kept, to: KeptValue<K.Value>.self).value
    }
    set { values[ObjectIdentifier(key)] = KeptValue(newValue) }
  }

  /// Whether one is a copy of the other: the same is set in both, and nothing has to be compared.
  package func isCopy(of other: EnvironmentValues) -> Bool {
    unsafeBitCast(values, to: Int.self) == unsafeBitCast(other.values, to: Int.self)
  }

  /// Whether the same is set here as there.
  ///
  /// - Parameter compare: Whether two values of one key are the same.
  package func isSame(as other: EnvironmentValues, by compare: (Any, Any) -> Bool) -> Bool {
    // As nearly always.
    if isCopy(of: other) { return true }
    return values.count == other.values.count
      && values.allSatisfy { key, value in
        other.values[key].map { $0 === value || compare(value.any, $0.any) } ?? false
      }
  }

  /// A value of whatever kind, which copies share.
  private class Kept {
    var any: Any { () }
  }

  private final class KeptValue<Value>: Kept {
    let value: Value

    init(_ value: Value) { self.value = value }

    override var any: Any { value }
  }
}

extension EnvironmentValues: CustomStringConvertible {
  /// Only what was set, in the order of its texts, without the keys.
  public var description: String {
    "[" + values.values.map { "\($0.any)" }.sorted().joined(separator: ", ") + "]"
  }
}
