/// Which of several views a screen reader is at: none, in a clip, until the view itself says so.
///
/// - Note: Accepted: no effect in a clip.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private let state: FocusState<Value>

  nonisolated public init() where Value == Bool {
    state = FocusState()
  }

  nonisolated public init<T: Hashable>() where Value == T? {
    state = FocusState()
  }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: FocusState<Value>.Binding { state.projectedValue }
}

extension View {
  /// Says when a screen reader is at the view.
  ///
  /// - Note: Accepted: no effect in a clip.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    self
  }

  public func accessibilityFocused(_ condition: FocusState<Bool>.Binding) -> some View { self }
}
