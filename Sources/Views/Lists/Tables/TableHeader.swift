import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// The titles above a table's columns; a tap on one sorts by it.
///
/// - Matches: by eye, macOS 14 (28 high, 11 points) and iPadOS 17 (38 high, 15 points, grey).
struct TableHeader<Value>: View {
  let columns: [_TableColumn<Value>]
  let sorting: TableSorting?
  @Environment(\.idiom) private var idiom

  /// Points beside a table's rows.
  static func inset(on idiom: DeviceIdiom) -> CGFloat {
    idiom == .mac ? ListMetrics.rows.insets.leading : ListConstants.rowInsets.leading
  }

  var body: some View {
    VStack(spacing: 0) {
      TableGrid(widths: columns.map(\.width)) {
        ForEach(columns.indices, id: \.self) { index in
          title(columns[index])
            .overlay(alignment: .leading) { if idiom == .mac, index > 0 { line } }
        }
      }
      .font(.system(size: idiom == .mac ? 11 : 15, weight: idiom == .mac ? .medium : .regular))
      .foregroundStyle(idiom == .mac ? Color.primary : Color.secondary)
      .lineLimit(1)
      .padding(.horizontal, Self.inset(on: idiom))
      .frame(height: idiom == .mac ? 28 : 38)
      // A tablet's rows bring their own.
      if idiom == .mac { Divider() }
    }
  }

  /// In the middle of what is between two columns.
  private var line: some View {
    Color(.separator).frame(width: 1, height: 16).offset(x: -(TableGrid.spacing + 1) / 2)
  }

  @ViewBuilder private func title(_ column: _TableColumn<Value>) -> some View {
    if let sorting, let comparator = column.comparator {
      let order = sorting.order(comparator)
      Button {
        sorting.sort(comparator)
      } label: {
        HStack(spacing: 4) {
          // A Mac's mark stands at the column's end.
          column.title.frame(
            maxWidth: idiom == .mac ? .infinity : nil, alignment: column.alignment.alignment)
          if let order {
            Image(systemName: order == .forward ? "chevron.up" : "chevron.down")
              .font(.system(size: idiom == .mac ? 9 : 12, weight: .semibold))
          }
        }
        .frame(maxWidth: .infinity, alignment: column.alignment.alignment)
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
    } else {
      column.title.frame(maxWidth: .infinity, alignment: column.alignment.alignment)
    }
  }
}
