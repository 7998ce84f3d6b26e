import Motion
import ViewEngine

/// How a table looks.
public protocol TableStyle {}

public struct AutomaticTableStyle: TableStyle, Sendable {
  public init() {}
}

public struct InsetTableStyle: TableStyle, Sendable {
  public init() {}
}

public struct BorderedTableStyle: TableStyle, Sendable {
  public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  public static var automatic: Self { Self() }
}

extension TableStyle where Self == InsetTableStyle {
  public static var inset: Self { Self() }
}

extension TableStyle where Self == BorderedTableStyle {
  public static var bordered: Self { Self() }
}

extension View {
  /// - Note: Accepted: tables have one look.
  public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }

  /// Whether tables show the titles of their columns, where they have several.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaders, visibility)
  }

  /// - Note: Accepted: lists show no index at their side.
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }

  /// - Note: Accepted: lists show no index at their side.
  public func sectionIndexLabel(_ label: Text?) -> some View { self }

  @_disfavoredOverload
  public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { self }
}
