import Foundation
import Geometry
import Motion
import ViewEngine

extension View {
  /// - Parameter insets: nil goes back to the list's own.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(ListRowModifier { $0.set(insets: insets) })
  }

  /// The insets of some edges; those of the others stay as they are.
  ///
  /// - Parameter length: nil goes back to the list's own.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    modifier(ListRowModifier { $0.set(insets: edges, to: length) })
  }

  public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(ListRowModifier { $0.background = view.map { AnyView($0) } })
  }

  /// Whether lines stand above and below the row; `.automatic` leaves it to the list.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  {
    modifier(ListRowModifier { $0.separators.hide(visibility.isHidden, edges) })
  }

  /// - Parameter color: nil goes back to the separators' own.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(ListRowModifier { $0.separators.tint(color, edges) })
  }

  /// Whether lines stand around the rows of a section, which only plain lists show.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  {
    modifier(ListRowModifier { $0.section.separators.hide(visibility.isHidden, edges) })
  }

  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
    -> some View
  {
    modifier(ListRowModifier { $0.section.separators.tint(color, edges) })
  }

  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(ListRowModifier { $0.isDeleteDisabled = $0.isDeleteDisabled || isDisabled })
  }

  public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(ListRowModifier { $0.isMoveDisabled = $0.isMoveDisabled || isDisabled })
  }

  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(ListRowModifier { $0.isSelectionDisabled = $0.isSelectionDisabled || isDisabled })
  }
}

extension Visibility {
  /// Nil where it is left to the place.
  fileprivate var isHidden: Bool? {
    switch self {
    case .automatic: nil
    case .visible: false
    case .hidden: true
    }
  }
}

extension HorizontalAlignment {
  /// Where the line between two rows begins: at the row's first text, unless the row says so.
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeadingID.self)
  /// Where it ends.
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailingID.self)
}

private enum ListRowSeparatorLeadingID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum ListRowSeparatorTrailingID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
