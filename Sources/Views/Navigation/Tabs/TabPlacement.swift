/// Where a tab stands once a person has arranged the others.
///
/// - Note: Accepted: a phone has no sidebar to arrange.
public struct TabPlacement: Hashable, Sendable {
  private let name: String

  public static let automatic = TabPlacement(name: "automatic")
  public static let pinned = TabPlacement(name: "pinned")
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}
