import ViewEngine

/// What a person may do with a tab in a sidebar.
///
/// - Note: Accepted: a phone has no sidebar to arrange.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = TabCustomizationBehavior(name: "automatic")
  public static let disabled = TabCustomizationBehavior(name: "disabled")
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
}

extension Tab {
  /// - Note: Accepted: a phone has no sidebar to arrange.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> Self { self }

  /// - Note: Accepted: a phone has no sidebar to arrange.
  public func tabPlacement(_ placement: TabPlacement) -> Self { self }
}
