import Motion
import ViewEngine

/// What the icons of a list's rows are coloured with.
public struct ListItemTint: Sendable {
  let color: Color?

  /// Grey as the text beside them.
  public static let monochrome = ListItemTint(color: nil)

  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// A colour that a system's accent may replace; on a phone none does.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
}

extension View {
  public func listItemTint(_ tint: ListItemTint?) -> some View {
    environment(\.listItemTint, tint.map { AnyShapeStyle($0.color ?? Color.primary) })
  }

  /// - Parameter tint: nil goes back to the tint of the place.
  public func listItemTint(_ tint: Color?) -> some View {
    environment(\.listItemTint, tint.map { AnyShapeStyle($0) })
  }
}

private enum ListItemTintKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  var listItemTint: AnyShapeStyle? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
}
