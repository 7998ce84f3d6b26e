import Motion

/// Which of several fields has the focus.
///
/// A tap on a text field, or the view itself, gives the focus. A keyboard rises where the clip's look shows one; by
/// itself it does not: the recordings that the look is measured on are of a simulator with a keyboard of its own.
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

extension FocusState: LinkedProperty, KeptProperty, OutsideReading {
  package func link(to node: Node, kept: AnyObject?) -> AnyObject? {
    box.link(to: node, kept: kept)
  }
}

extension View {
  /// Has the focus while the binding has a value.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value)
    -> some View
  {
    environment(\.focusLink, FocusLink(to: binding, equals: value))
  }

  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }

  /// Gives the binding a value when the view appears.
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear { if binding.wrappedValue == binding.none { binding.wrappedValue = value } }
  }
}

/// When a default focus counts: that is all the same on a phone.
public struct DefaultFocusEvaluationPriority: Sendable {
  public static let automatic = DefaultFocusEvaluationPriority()
  public static let userInitiated = DefaultFocusEvaluationPriority()
}
