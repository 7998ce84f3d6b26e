import Motion

/// Which of several fields has the focus.
///
/// There is no keyboard in a clip; a tap on a text field, or the view itself, gives the focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// Reads and sets where the focus is.
  @propertyWrapper
  public struct Binding {
    let base: ViewEngine.Binding<Value>
    /// Nowhere.
    let none: Value

    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }

    public var projectedValue: Binding { self }
  }

  let box: StateBox<Value>
  private let none: Value

  private init(none: Value) {
    box = StateBox(none)
    self.none = none
  }

  nonisolated public init() where Value == Bool {
    self.init(none: false)
  }

  nonisolated public init<T: Hashable>() where Value == T? {
    self.init(none: nil)
  }

  public var wrappedValue: Value {
    get { onMainActor { box.value } }
    nonmutating set { onMainActor { box.value = newValue } }
  }

  public var projectedValue: Binding {
    Binding(
      base: ViewEngine.Binding(get: { self.wrappedValue }, set: { self.wrappedValue = $0 }),
      none: none)
  }
}

extension FocusState: LinkedProperty {
  package func link(to node: Node, kept: AnyObject?) -> AnyObject? {
    box.link(to: node, kept: kept)
  }
}

extension View {
  /// Has the focus while the binding has a value.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value)
    -> some View
  {
    environment(\.takeFocus) { binding.wrappedValue = value }
  }

  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }
}

private enum TakeFocusKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

extension EnvironmentValues {
  /// What a field does that is tapped.
  package var takeFocus: (() -> Void)? {
    get { self[TakeFocusKey.self] }
    set { self[TakeFocusKey.self] = newValue }
  }
}
