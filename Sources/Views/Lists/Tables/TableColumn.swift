import Foundation
import Geometry
import Motion
import ViewEngine

/// What a table shows of each row.
@MainActor @preconcurrency
public protocol TableColumnContent {
  associatedtype TableRowValue
  var _columns: [_TableColumn<TableRowValue>] { get }
}

/// A column as a table has it.
public struct _TableColumn<RowValue> {
  let title: AnyView
  let cell: (RowValue) -> AnyView
  /// What sorts by the column, in an order; nil where its title sorts nothing.
  let comparator: ((SortOrder) -> Any)?
  var width = TableColumnWidth()
  var alignment = TableColumnAlignment.automatic
  /// It is there once somebody asks for it, as nobody does in a clip.
  var isHidden = false
}

/// How wide a column is, in points; nil is as the others are.
struct TableColumnWidth: Equatable {
  var least: CGFloat?
  var most: CGFloat?
}

/// A column of a table: a title, and what it shows of a row.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>:
  TableColumnContent
{
  private var column: _TableColumn<RowValue>

  init(
    label: Label, comparator: ((SortOrder) -> Any)? = nil,
    content: @escaping (RowValue) -> Content
  ) {
    column = _TableColumn(
      title: AnyView(label), cell: { AnyView(content($0)) }, comparator: comparator)
  }

  public var _columns: [_TableColumn<RowValue>] { column.isHidden ? [] : [column] }

  /// How wide the column is where there is place for several, in points.
  public func width(_ width: CGFloat? = nil) -> Self { self.width(min: width, max: width) }

  /// - Parameter ideal: Kept for source compatibility: columns without bounds share what there is.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self {
    changed { $0.width = TableColumnWidth(least: min, most: max) }
  }

  /// Where in the column cells and title stand.
  public func alignment(_ alignment: TableColumnAlignment) -> Self {
    changed { $0.alignment = alignment }
  }

  /// - Note: Accepted: nobody arranges the columns of a clip.
  public func customizationID(_ id: String) -> Self { self }

  /// Whether the column is shown before a person says otherwise.
  public func defaultVisibility(_ visibility: Visibility) -> Self {
    changed { $0.isHidden = visibility == .hidden }
  }

  /// - Note: Accepted: nobody arranges the columns of a clip.
  public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> Self {
    self
  }

  private func changed(_ change: (inout _TableColumn<RowValue>) -> Void) -> Self {
    var result = self
    change(&result.column)
    return result
  }
}

extension TableColumn where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), content: content)
  }

  public init<V>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), content: content)
  }

  /// A tap on the title sorts by the value.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: TableSorting.comparator(value), content: content)
  }

  /// - Parameter comparator: How the title sorts by the column.
  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(
      label: Text(titleKey), comparator: TableSorting.comparator(value, comparator),
      content: content)
  }

  /// - Parameter comparator: What the title sorts by.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort: SortComparator {
    self.init(
      label: Text(titleKey),
      comparator: { order in
        var comparator = comparator
        comparator.order = order
        return comparator
      }, content: content)
  }
}

extension TableColumn where Label == Text, Content == Text {
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(label: Text(titleKey), comparator: TableSorting.comparator(value)) {
      Text($0[keyPath: value])
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(label: Text(title), comparator: TableSorting.comparator(value)) {
      Text($0[keyPath: value])
    }
  }
}
