import Motion

/// A value kept by a name for the window that a view is in. A clip has one window, and starts with
/// what is written; the names are apart from those of `AppStorage`.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let stored: AppStorage<Value>

  package init(_ stored: AppStorage<Value>) {
    self.stored = stored
  }

  public var wrappedValue: Value {
    get { stored.wrappedValue }
    nonmutating set { stored.wrappedValue = newValue }
  }

  public var projectedValue: Binding<Value> { stored.projectedValue }

  private static func name(_ key: String) -> String { "scene/" + key }
}

extension SceneStorage where Value: AppStorable {
  nonisolated public init(wrappedValue: Value, _ key: String) {
    self.init(AppStorage(wrappedValue: wrappedValue, Self.name(key)))
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue: AppStorable {
  nonisolated public init(wrappedValue: Value, _ key: String) {
    self.init(AppStorage(wrappedValue: wrappedValue, Self.name(key)))
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  nonisolated public init<Wrapped: AppStorable>(_ key: String) where Value == Wrapped? {
    self.init(AppStorage(Self.name(key)))
  }

  nonisolated public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue: AppStorable {
    self.init(AppStorage(Self.name(key)))
  }
}
