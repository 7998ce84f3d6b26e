import Foundation
import Motion
import ViewEngine

// Tables whose rows are given one by one; what they are of can be told from them.

extension Table where Columns == AnyView {
  public init<C: TableColumnContent, R: TableRowContent>(
    of valueType: Value.Type = Value.self,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> C,
    @TableRowBuilder<Value> rows: () -> R
  ) where C.TableRowValue == Value, R.TableRowValue == Value {
    self.init(groups: rows()._groups, columns: columns()._columns)
  }

  public init<C: TableColumnContent, R: TableRowContent>(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> C, @TableRowBuilder<Value> rows: () -> R
  ) where C.TableRowValue == Value, R.TableRowValue == Value {
    self.init(
      groups: rows()._groups, columns: columns()._columns, selection: ListSelection(selection))
  }

  public init<C: TableColumnContent, R: TableRowContent>(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> C, @TableRowBuilder<Value> rows: () -> R
  ) where C.TableRowValue == Value, R.TableRowValue == Value {
    self.init(
      groups: rows()._groups, columns: columns()._columns, selection: ListSelection(selection))
  }

  public init<Sort: SortComparator, C: TableColumnContent, R: TableRowContent>(
    of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> C, @TableRowBuilder<Value> rows: () -> R
  ) where C.TableRowValue == Value, R.TableRowValue == Value, Sort.Compared == Value {
    self.init(
      groups: rows()._groups, columns: columns()._columns, sorting: TableSorting(sortOrder))
  }

  public init<Sort: SortComparator, C: TableColumnContent, R: TableRowContent>(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> C,
    @TableRowBuilder<Value> rows: () -> R
  ) where C.TableRowValue == Value, R.TableRowValue == Value, Sort.Compared == Value {
    self.init(
      groups: rows()._groups, columns: columns()._columns, selection: ListSelection(selection),
      sorting: TableSorting(sortOrder))
  }

  public init<Sort: SortComparator, C: TableColumnContent, R: TableRowContent>(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> C,
    @TableRowBuilder<Value> rows: () -> R
  ) where C.TableRowValue == Value, R.TableRowValue == Value, Sort.Compared == Value {
    self.init(
      groups: rows()._groups, columns: columns()._columns, selection: ListSelection(selection),
      sorting: TableSorting(sortOrder))
  }
}
