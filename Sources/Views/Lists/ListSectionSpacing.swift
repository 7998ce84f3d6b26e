import Foundation
import Geometry
import Motion
import ViewEngine

/// How far the sections of a list stand apart.
public struct ListSectionSpacing: Sendable {
  let length: CGFloat

  public static let `default` = ListSectionSpacing(length: ListConstants.groupSpacing)
  public static let compact = ListSectionSpacing(length: ListConstants.compactGroupSpacing)

  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: spacing)
  }
}

extension View {
  /// Keeps the rows of the lists inside apart, in points; each then has a card of its own.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing)
  }

  /// Keeps sections apart: those of the lists inside or, on a section, that one from the one above.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    listSectionSpacing(spacing.length)
  }

  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSectionSpacing, spacing)
      .modifier(ListRowModifier { $0.section.spacing = spacing })
  }
}

private enum RowSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private enum SectionSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private enum MinRowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat { ListConstants.rowHeight }
}

private enum MinHeaderHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
  var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  var listSectionSpacing: CGFloat? {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }

  /// Rows are at least so high, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinRowHeightKey.self] }
    set { self[MinRowHeightKey.self] = newValue }
  }

  /// Headers are at least so high, in points; nil is as high as they need.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinHeaderHeightKey.self] }
    set { self[MinHeaderHeightKey.self] = newValue }
  }
}
