import Foundation
import Motion
import ViewEngine

// Tables whose rows open to those of their children.

extension Table where Columns == AnyView {
  public init<Data: RandomAccessCollection, C: TableColumnContent>(
    _ data: Data, children: KeyPath<Value, Data?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> C
  ) where Data.Element == Value, C.TableRowValue == Value {
    self.init(
      rows: _TableRow.rows(of: data, children: children), columns: columns()._columns)
  }

  public init<Data: RandomAccessCollection, C: TableColumnContent>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> C
  ) where Data.Element == Value, C.TableRowValue == Value {
    self.init(
      rows: _TableRow.rows(of: data, children: children), columns: columns()._columns,
      selection: ListSelection(selection))
  }

  public init<Data: RandomAccessCollection, C: TableColumnContent>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> C
  ) where Data.Element == Value, C.TableRowValue == Value {
    self.init(
      rows: _TableRow.rows(of: data, children: children), columns: columns()._columns,
      selection: ListSelection(selection))
  }

  public init<Data: RandomAccessCollection, Sort: SortComparator, C: TableColumnContent>(
    _ data: Data, children: KeyPath<Value, Data?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> C
  ) where Data.Element == Value, C.TableRowValue == Value, Sort.Compared == Value {
    self.init(
      rows: _TableRow.rows(of: data, children: children), columns: columns()._columns,
      sorting: TableSorting(sortOrder))
  }

  public init<Data: RandomAccessCollection, Sort: SortComparator, C: TableColumnContent>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> C
  ) where Data.Element == Value, C.TableRowValue == Value, Sort.Compared == Value {
    self.init(
      rows: _TableRow.rows(of: data, children: children), columns: columns()._columns,
      selection: ListSelection(selection), sorting: TableSorting(sortOrder))
  }

  public init<Data: RandomAccessCollection, Sort: SortComparator, C: TableColumnContent>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> C
  ) where Data.Element == Value, C.TableRowValue == Value, Sort.Compared == Value {
    self.init(
      rows: _TableRow.rows(of: data, children: children), columns: columns()._columns,
      selection: ListSelection(selection), sorting: TableSorting(sortOrder))
  }
}
