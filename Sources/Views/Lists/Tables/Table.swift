import Foundation
import Motion
@_spi(Engine) import ViewEngine

/// Rows with several columns and their titles; where there is place for one column alone, as on a phone, the
/// first one, without titles, as a plain list.
///
/// - Note: Approximated: columns without a width of their own share the table's evenly.
public struct Table<Value: Identifiable, Columns: View>: View {
  private let groups: [_TableRowGroup<Value>]
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
    if index == 0, opens {
      TableOutlineCell(depth: row.depth, isOpen: row.isOpen, toggle: { toggle(row) }) {
        columns[index].cell(row.value)
      }
    } else {
      columns[index].cell(row.value)
    }
  }

  /// Whether there is a row that opens to others.
  private var opens: Bool {
    groups.contains { group in group.rows.contains { $0.children != nil } }
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
    List<Never, _>(
      rows: ForEach(ShownTableGroup.shown(groups, open: open)) { group in
        if let section = group.section {
          Section(
            isExpanded: section.isExpanded, content: shown(group.rows, row),
            header: section.header, footer: EmptyView())
        } else {
          shown(group.rows, row)
        }
      },
      selection: selection
    )
    .transformEnvironment(\.alternatesRows) { if idiom == .mac { $0 = $0 ?? true } }
    .listStyle(.plain)
  }

  private func shown<Row: View>(
    _ rows: [ShownTableRow<Value>], _ row: @escaping (ShownTableRow<Value>) -> Row
  ) -> some View {
    ForEach(rows) { shown in
      shown.modifiers.reduce(AnyView(row(shown))) { view, modify in modify(view) }
    }
  }

  init(
    rows: [_TableRow<Value>], columns: [_TableColumn<Value>], selection: ListSelection? = nil,
    sorting: TableSorting? = nil
  ) {
    self.init(
      groups: [_TableRowGroup(rows: rows)], columns: columns, selection: selection,
      sorting: sorting)
  }

  init(
    groups: [_TableRowGroup<Value>], columns: [_TableColumn<Value>],
    selection: ListSelection? = nil, sorting: TableSorting? = nil
  ) {
    self.groups = groups
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
