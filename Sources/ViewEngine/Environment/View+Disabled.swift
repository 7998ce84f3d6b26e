extension View {
  /// Whether controls and gestures inside respond; an outer `disabled(true)` cannot be undone.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}
