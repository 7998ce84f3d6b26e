import Motion

/// The size of text that a reader has chosen for all apps.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool {
    a.rawValue < b.rawValue
  }
}

extension EnvironmentValues {
  /// The size that devices come with. It can only be read: fonts know no other.
  public var dynamicTypeSize: DynamicTypeSize { .large }
}
