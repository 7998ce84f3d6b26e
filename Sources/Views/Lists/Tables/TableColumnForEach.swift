import Foundation
import Motion
import ViewEngine

/// Columns of a table, one for each element of a collection.
public struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort,
  Content: TableColumnContent
>: TableColumnContent where Content.TableRowValue == RowValue {
  public let _columns: [_TableColumn<RowValue>]

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: (Data.Element) -> Content
  ) {
    _columns = data.flatMap { content($0)._columns }
  }

  public init(
    _ data: Data, @TableColumnBuilder<RowValue, Sort> content: (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    _columns = data.flatMap { content($0)._columns }
  }
}

extension TableColumnBuilder {
  public static func buildExpression<Data, ID, Content>(
    _ columns: TableColumnForEach<Data, ID, RowValue, Sort, Content>
  ) -> TableColumnForEach<Data, ID, RowValue, Sort, Content> { columns }
}

/// Which columns of a table a person has hidden, and in which order they stand.
///
/// - Note: Accepted: nobody arranges the columns of a clip.
public struct TableColumnCustomization<RowValue: Identifiable> {
  public init() {}
}
