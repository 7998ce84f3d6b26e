import Foundation
import Motion
@_spi(Engine) import ViewEngine

/// Rows with several columns and their titles; where there is place for one column alone, as on a phone, the
/// first one, without titles, as a plain list.
///
/// - Note: Approximated: columns without a width of their own share the table's evenly.
public struct Table<Value: Identifiable, Columns: View>: View {
  private let rows: [_TableRow<Value>]
  private let columns: [_TableColumn<Value>]
  private let selection: ListSelection?
  private let sorting: TableSorting?
  /// Of the rows that open to others, those that nobody else keeps.
  @State private var open: Set<Value.ID> = []
  @Environment(\.idiom) private var idiom
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.tableColumnHeaders) private var headers

  public var body: some View {
    if (idiom == .mac || idiom == .pad) && sizeClass != .compact {
      VStack(spacing: 0) {
        if headers != .hidden { TableHeader(columns: columns, sorting: sorting) }
        list { row in
          TableGrid(widths: columns.map(\.width)) {
            ForEach(columns.indices, id: \.self) { index in
              cell(index, of: row)
                .frame(maxWidth: .infinity, alignment: columns[index].alignment.alignment)
            }
          }
          .lineLimit(1)
        }
      }
    } else {
      list { row in if !columns.isEmpty { cell(0, of: row) } }
    }
  }

  /// Where some rows open to others, the first column tells which.
  @ViewBuilder private func cell(_ index: Int, of row: ShownTableRow<Value>) -> some View {
    if index == 0, rows.contains(where: { $0.children != nil }) {
      TableOutlineCell(depth: row.depth, isOpen: row.isOpen, toggle: { toggle(row) }) {
        columns[index].cell(row.value)
      }
    } else {
      columns[index].cell(row.value)
    }
  }

  private func toggle(_ row: ShownTableRow<Value>) {
    withAnimation {
      if let given = row.isExpanded {
        given.wrappedValue.toggle()
      } else {
        open.formSymmetricDifference([row.id])
      }
    }
  }

  private func list<Row: View>(@ViewBuilder _ row: @escaping (ShownTableRow<Value>) -> Row)
    -> some View
  {
    List<Never, ForEach<[ShownTableRow<Value>], Value.ID, AnyView>>(
      rows: ForEach(ShownTableRow.shown(rows, open: open)) { AnyView(row($0)) },
      selection: selection
    )
    .transformEnvironment(\.alternatesRows) { if idiom == .mac { $0 = $0 ?? true } }
    .listStyle(.plain)
  }

  init(
    rows: [_TableRow<Value>], columns: [_TableColumn<Value>], selection: ListSelection? = nil,
    sorting: TableSorting? = nil
  ) {
    self.rows = rows
    self.columns = columns
    self.selection = selection
    self.sorting = sorting
  }
}

extension Table where Columns == AnyView {
  public init<Data: RandomAccessCollection, C: TableColumnContent>(
    _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> C
  ) where Data.Element == Value, C.TableRowValue == Value {
    self.init(rows: _TableRow.rows(of: data), columns: columns()._columns)
  }

  public init<Data: RandomAccessCollection, C: TableColumnContent>(
    _ data: Data, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> C
  ) where Data.Element == Value, C.TableRowValue == Value {
    self.init(
      rows: _TableRow.rows(of: data), columns: columns()._columns,
      selection: ListSelection(selection))
  }

  public init<Data: RandomAccessCollection, C: TableColumnContent>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> C
  ) where Data.Element == Value, C.TableRowValue == Value {
    self.init(
      rows: _TableRow.rows(of: data), columns: columns()._columns,
      selection: ListSelection(selection))
  }

  /// - Parameter sortOrder: What a tap on a column's title changes; the rows are sorted by who gives them.
  public init<Data: RandomAccessCollection, Sort: SortComparator, C: TableColumnContent>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> C
  ) where Data.Element == Value, C.TableRowValue == Value, Sort.Compared == Value {
    self.init(
      rows: _TableRow.rows(of: data), columns: columns()._columns, sorting: TableSorting(sortOrder))
  }

  public init<Data: RandomAccessCollection, Sort: SortComparator, C: TableColumnContent>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> C
  ) where Data.Element == Value, C.TableRowValue == Value, Sort.Compared == Value {
    self.init(
      rows: _TableRow.rows(of: data), columns: columns()._columns,
      selection: ListSelection(selection),
      sorting: TableSorting(sortOrder))
  }

  public init<Data: RandomAccessCollection, Sort: SortComparator, C: TableColumnContent>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> C
  ) where Data.Element == Value, C.TableRowValue == Value, Sort.Compared == Value {
    self.init(
      rows: _TableRow.rows(of: data), columns: columns()._columns,
      selection: ListSelection(selection),
      sorting: TableSorting(sortOrder))
  }
}

private enum TableColumnHeadersKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  var tableColumnHeaders: Visibility {
    get { self[TableColumnHeadersKey.self] }
    set { self[TableColumnHeadersKey.self] = newValue }
  }
}
