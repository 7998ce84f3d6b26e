import Motion

/// Names a value that the focused view hands to the whole window.
public protocol FocusedValueKey {
  associatedtype Value
}

/// What the focused views hand to their window.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  public subscript<K: FocusedValueKey>(key: K.Type) -> K.Value? {
    get { values[ObjectIdentifier(key)] as? K.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A value that the focused view hands to its window.
///
/// - Note: Approximated: menus and windows that would read it are not in a clip; a view reads what
///   views around it hand on, focused or not.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let values: Environment<FocusedValues>
  private let keyPath: KeyPath<FocusedValues, Value?>

  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    values = Environment(\.focusedValues)
    self.keyPath = keyPath
  }

  public var wrappedValue: Value? { values.wrappedValue[keyPath: keyPath] }
}

/// The value of a binding that the focused view hands to its window.
///
/// - Note: Approximated: a view reads what views around it hand on, focused or not.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private let value: FocusedValue<Binding<Value>>

  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    value = FocusedValue(keyPath)
  }

  public var wrappedValue: Value? {
    get { value.wrappedValue?.wrappedValue }
    nonmutating set {
      if let newValue { value.wrappedValue?.wrappedValue = newValue }
    }
  }

  public var projectedValue: Binding<Value?> {
    Binding(get: { self.wrappedValue }, set: { self.wrappedValue = $0 })
  }
}

private enum FocusedValuesKey: EnvironmentKey {
  static var defaultValue: FocusedValues { FocusedValues() }
}

extension EnvironmentValues {
  fileprivate var focusedValues: FocusedValues {
    get { self[FocusedValuesKey.self] }
    set { self[FocusedValuesKey.self] = newValue }
  }
}

extension View {
  /// Hands a value to the window while the view is focused.
  ///
  /// - Note: Approximated: the views inside read it, focused or not.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    focusedValue(keyPath, Optional(value))
  }

  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    transformEnvironment(\.focusedValues) { $0[keyPath: keyPath] = value }
  }

  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    focusedValue(keyPath, Optional(value))
  }

  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    focusedValue(keyPath, value)
  }
}
