import Foundation
import Geometry
import Motion
import ViewEngine

/// Several columns, one beside the other.
public struct _TableColumns<RowValue>: TableColumnContent {
  public let _columns: [_TableColumn<RowValue>]
}

/// Puts the columns of a table together; where there is place for one alone, it is the first.
@resultBuilder
@MainActor @preconcurrency
public struct TableColumnBuilder<RowValue: Identifiable, Sort> {
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> { column }

  public static func buildPartialBlock<C: TableColumnContent>(first: C) -> C { first }

  public static func buildPartialBlock<A: TableColumnContent, B: TableColumnContent>(
    accumulated: A, next: B
  ) -> _TableColumns<RowValue>
  where A.TableRowValue == RowValue, B.TableRowValue == RowValue {
    _TableColumns(_columns: accumulated._columns + next._columns)
  }

  public static func buildIf<C: TableColumnContent>(_ content: C?) -> C? { content }

  public static func buildEither<C: TableColumnContent>(first content: C)
    -> _TableColumns<RowValue> where C.TableRowValue == RowValue
  {
    _TableColumns(_columns: content._columns)
  }

  public static func buildEither<C: TableColumnContent>(second content: C)
    -> _TableColumns<RowValue> where C.TableRowValue == RowValue
  {
    _TableColumns(_columns: content._columns)
  }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  public typealias TableRowValue = Wrapped.TableRowValue
  public var _columns: [_TableColumn<Wrapped.TableRowValue>] { self?._columns ?? [] }
}
