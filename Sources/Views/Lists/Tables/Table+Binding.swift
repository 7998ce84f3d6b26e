import Foundation
import Motion
import ViewEngine

// Tables of what a binding leads to: their cells write into it.

extension Table where Columns == AnyView {
  public init<Data: MutableCollection & RandomAccessCollection, C: TableColumnContent>(
    _ data: Binding<Data>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> C
  ) where Value == Binding<Data.Element>, C.TableRowValue == Value {
    self.init(rows: _TableRow.rows(of: data), columns: columns()._columns)
  }

  public init<Data: MutableCollection & RandomAccessCollection, C: TableColumnContent>(
    _ data: Binding<Data>, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> C
  ) where Value == Binding<Data.Element>, C.TableRowValue == Value {
    self.init(
      rows: _TableRow.rows(of: data), columns: columns()._columns,
      selection: ListSelection(selection))
  }

  public init<Data: MutableCollection & RandomAccessCollection, C: TableColumnContent>(
    _ data: Binding<Data>, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> C
  ) where Value == Binding<Data.Element>, C.TableRowValue == Value {
    self.init(
      rows: _TableRow.rows(of: data), columns: columns()._columns,
      selection: ListSelection(selection))
  }

  public init<
    Data: MutableCollection & RandomAccessCollection, Sort: SortComparator, C: TableColumnContent
  >(
    _ data: Binding<Data>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> C
  ) where Value == Binding<Data.Element>, C.TableRowValue == Value, Sort.Compared == Value {
    self.init(
      rows: _TableRow.rows(of: data), columns: columns()._columns, sorting: TableSorting(sortOrder))
  }

  public init<
    Data: MutableCollection & RandomAccessCollection, Sort: SortComparator, C: TableColumnContent
  >(
    _ data: Binding<Data>, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> C
  ) where Value == Binding<Data.Element>, C.TableRowValue == Value, Sort.Compared == Value {
    self.init(
      rows: _TableRow.rows(of: data), columns: columns()._columns,
      selection: ListSelection(selection), sorting: TableSorting(sortOrder))
  }

  public init<
    Data: MutableCollection & RandomAccessCollection, Sort: SortComparator, C: TableColumnContent
  >(
    _ data: Binding<Data>, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> C
  ) where Value == Binding<Data.Element>, C.TableRowValue == Value, Sort.Compared == Value {
    self.init(
      rows: _TableRow.rows(of: data), columns: columns()._columns,
      selection: ListSelection(selection), sorting: TableSorting(sortOrder))
  }
}

extension ForEach where Content: TableRowContent {
  /// Rows of bindings of a collection's elements.
  @_disfavoredOverload
  public init<C: MutableCollection & RandomAccessCollection, V>(
    _ data: Binding<C>, @TableRowBuilder<V> content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == [Binding<C.Element>], C.Element: Identifiable, ID == C.Element.ID,
    V == Content.TableRowValue
  {
    self.init(elements: Array(data), id: { $0.wrappedValue.id }, content: content)
  }

  @_disfavoredOverload
  public init<C: MutableCollection & RandomAccessCollection, V>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @TableRowBuilder<V> content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [Binding<C.Element>], V == Content.TableRowValue {
    self.init(
      elements: Array(data), id: { $0.wrappedValue[keyPath: id] }, content: content)
  }

  /// A row for the binding of each element.
  public init<C: MutableCollection & RandomAccessCollection>(_ data: Binding<C>)
  where
    Data == [Binding<C.Element>], C.Element: Identifiable, ID == C.Element.ID,
    Content == TableRow<Binding<C.Element>>
  {
    self.init(elements: Array(data), id: { $0.wrappedValue.id }) { TableRow($0) }
  }
}
