import ViewEngine

/// Which of the forms that a value can be written in a text takes.
public protocol TextVariantPreference {}

/// The form that the value has by itself.
public struct FixedTextVariant: TextVariantPreference, Sendable {
  init() {}
}

/// The longest form that there is room for.
public struct SizeDependentTextVariant: TextVariantPreference, Sendable {
  init() {}
}

extension TextVariantPreference where Self == FixedTextVariant {
  public static var fixed: FixedTextVariant { FixedTextVariant() }
}

extension TextVariantPreference where Self == SizeDependentTextVariant {
  public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

extension Text {
  /// - Note: Accepted: texts have one form here, and are shortened where there is no room for it.
  public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View { self }
}
