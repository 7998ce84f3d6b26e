import Motion

/// The name of a value that views hand to the layout they stand in.
public protocol LayoutValueKey {
  associatedtype Value

  static var defaultValue: Value { get }
}

extension View {
  /// Hands a value to the layout around this view.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValueModifier<K>(value: value))
  }
}

private struct LayoutValueModifier<K: LayoutValueKey>: TraitModifier {
  let value: K.Value

  func apply(to traits: inout Traits) {
    traits.others[ObjectIdentifier(K.self)] = value
  }
}

extension LayoutSubview {
  /// What the view hands to its layout.
  @MainActor @preconcurrency
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    // Casting what is not there to an optional would succeed, and the default be lost.
    guard let value = traits.others[ObjectIdentifier(key)] else { return K.defaultValue }
    return value as? K.Value ?? K.defaultValue
  }
}
