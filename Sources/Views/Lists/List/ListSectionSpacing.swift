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

extension View {
  /// How far a section stays away from the edges of its list and, at the top, from what is above it.
  ///
  /// - Parameter length: Points; nil is the list's own.
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    modifier(
      ListRowModifier {
        if edges.contains(.leading) { $0.section.leadingMargin = length }
        if edges.contains(.trailing) { $0.section.trailingMargin = length }
        if edges.contains(.top) { $0.section.spacing = length }
      })
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
