import Foundation
import Motion
import ViewEngine

/// Rows with several columns, of which a phone shows the first one, without titles, as a plain list.
public struct Table<Value: Identifiable, Columns: View>: View {
  private let rows: [Value]
  private let cell: (Value) -> AnyView
  private let selection: ListSelection?

  public var body: some View {
    List(rows: ForEach(rows) { cell($0) }, selection: selection).listStyle(.plain)
  }

  private typealias List = Views.List<Never, ForEach<[Value], Value.ID, AnyView>>
}

extension Table where Columns == AnyView {
  public init<Data: RandomAccessCollection, C: TableColumnContent>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> C
  ) where Data.Element == Value, C.TableRowValue == Value {
    self.init(data, columns: columns(), selection: nil)
  }

  public init<Data: RandomAccessCollection, C: TableColumnContent>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> C
  ) where Data.Element == Value, C.TableRowValue == Value {
    self.init(data, columns: columns(), selection: ListSelection(selection))
  }

  public init<Data: RandomAccessCollection, C: TableColumnContent>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> C
  ) where Data.Element == Value, C.TableRowValue == Value {
    self.init(data, columns: columns(), selection: ListSelection(selection))
  }

  /// - Parameter sortOrder: What the titles of columns change; a phone shows none.
  public init<Data: RandomAccessCollection, Sort: SortComparator, C: TableColumnContent>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> C
  ) where Data.Element == Value, C.TableRowValue == Value, Sort.Compared == Value {
    self.init(data, columns: columns(), selection: nil)
  }

  public init<Data: RandomAccessCollection, Sort: SortComparator, C: TableColumnContent>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> C
  ) where Data.Element == Value, C.TableRowValue == Value, Sort.Compared == Value {
    self.init(data, columns: columns(), selection: ListSelection(selection))
  }

  public init<Data: RandomAccessCollection, Sort: SortComparator, C: TableColumnContent>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> C
  ) where Data.Element == Value, C.TableRowValue == Value, Sort.Compared == Value {
    self.init(data, columns: columns(), selection: ListSelection(selection))
  }

  private init<Data: RandomAccessCollection, C: TableColumnContent>(
    _ data: Data, columns: C, selection: ListSelection?
  ) where Data.Element == Value, C.TableRowValue == Value {
    rows = Array(data)
    cell = { columns._cell(of: $0) }
    self.selection = selection
  }
}
