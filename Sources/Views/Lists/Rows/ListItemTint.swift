import Motion
import ViewEngine

/// What the icons of a list's rows are coloured with, and on a watch the rows' platters.
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
      .platterTint(tint?.color)
  }

  /// - Parameter tint: nil goes back to the tint of the place.
  public func listItemTint(_ tint: Color?) -> some View {
    environment(\.listItemTint, tint.map { AnyShapeStyle($0) })
      .platterTint(tint)
  }
}

extension View {
  /// Said to the rows of the lists inside, and by a row to its list.
  fileprivate func platterTint(_ tint: Color?) -> some View {
    environment(\.platterTint, tint)
      .modifier(ListRowModifier { $0.platterTint = $0.platterTint ?? tint })
  }
}

private enum PlatterTintKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

private enum ListItemTintKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  /// Of the rows of a watch's lists inside.
  var platterTint: Color? {
    get { self[PlatterTintKey.self] }
    set { self[PlatterTintKey.self] = newValue }
  }

  var listItemTint: AnyShapeStyle? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
}
