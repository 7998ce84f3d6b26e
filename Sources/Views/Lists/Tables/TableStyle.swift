import Motion
import ViewEngine

/// How a table looks.
public protocol TableStyle {}

public struct AutomaticTableStyle: TableStyle, Sendable {
  public init() {}
}

public struct InsetTableStyle: TableStyle, StripedStyle, Sendable {
  let alternatesRows: Bool?

  public init() { alternatesRows = nil }

  /// - Parameter alternatesRowBackgrounds: Whether every second row has another ground.
  public init(alternatesRowBackgrounds: Bool) { alternatesRows = alternatesRowBackgrounds }
}

public struct BorderedTableStyle: TableStyle, StripedStyle, Sendable {
  let alternatesRows: Bool?

  public init() { alternatesRows = nil }

  /// - Parameter alternatesRowBackgrounds: Whether every second row has another ground.
  public init(alternatesRowBackgrounds: Bool) { alternatesRows = alternatesRowBackgrounds }
}

/// A style that may say whether every second row has another ground.
private protocol StripedStyle {
  var alternatesRows: Bool? { get }
}

extension TableStyle where Self == AutomaticTableStyle {
  public static var automatic: Self { Self() }
}

extension TableStyle where Self == InsetTableStyle {
  public static var inset: Self { Self() }

  public static func inset(alternatesRowBackgrounds: Bool) -> Self {
    Self(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension TableStyle where Self == BorderedTableStyle {
  public static var bordered: Self { Self() }

  public static func bordered(alternatesRowBackgrounds: Bool) -> Self {
    Self(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension View {
  /// - Note: Approximated: tables have one look; whether every second row has another ground is heeded.
  public func tableStyle<S: TableStyle>(_ style: S) -> some View {
    transformEnvironment(\.alternatesRows) {
      $0 = (style as? any StripedStyle)?.alternatesRows ?? $0
    }
  }

  /// Whether tables show the titles of their columns, where they have several.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaders, visibility)
  }
}
