import Motion

/// What a focus state has to do with the views inside.
package struct FocusLink {
  /// Whether it says that they have the focus.
  package let isOn: Bool
  /// Tells it that they have it now, or no more.
  package let set: (Bool) -> Void

  package init(isOn: Bool, set: @escaping (Bool) -> Void) {
    self.isOn = isOn
    self.set = set
  }

  /// Says that they have the focus while the binding has that value.
  @MainActor
  package init<Value: Hashable>(to binding: FocusState<Value>.Binding, equals value: Value) {
    self.init(isOn: binding.wrappedValue == value) { isOn in
      if isOn {
        binding.wrappedValue = value
      } else if binding.wrappedValue == value {
        binding.wrappedValue = binding.none
      }
    }
  }
}

private enum FocusLinkKey: EnvironmentKey {
  static var defaultValue: FocusLink? { nil }
}

extension EnvironmentValues {
  /// Nil where no focus state watches.
  package var focusLink: FocusLink? {
    get { self[FocusLinkKey.self] }
    set { self[FocusLinkKey.self] = newValue }
  }

  /// Whether the nearest view around that can have the focus has it.
  public var isFocused: Bool { focusLink?.isOn ?? false }
}
