import Motion
import ViewEngine

/// A row of a table that opens to others.
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
  public typealias TableRowValue = Label.TableRowValue

  private let value: TableRowValue
  private let isExpanded: Binding<Bool>?
  private let content: () -> Content

  /// - Parameter isExpanded: Whether it is open; nil keeps that by itself.
  public init<Value>(
    _ value: Value, isExpanded: Binding<Bool>? = nil,
    @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value>, Value == Label.TableRowValue {
    self.value = value
    self.isExpanded = isExpanded
    self.content = content
  }

  public var _groups: [_TableRowGroup<TableRowValue>] {
    let children = content()._groups.flatMap(\.rows)
    return [
      _TableRowGroup(_TableRow(value: value, children: children, isExpanded: isExpanded))
    ]
  }
}
