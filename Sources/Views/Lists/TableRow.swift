import Motion
import ViewEngine

/// What a table has rows of.
@MainActor @preconcurrency
public protocol TableRowContent {
  associatedtype TableRowValue: Identifiable
  var _rows: [_TableRow<TableRowValue>] { get }
}

/// A row of a table.
public struct TableRow<Value: Identifiable>: TableRowContent {
  public let _rows: [_TableRow<Value>]

  public init(_ value: Value) {
    _rows = [_TableRow(value: value)]
  }
}

/// Several rows, one below the other.
public struct _TableRows<Value: Identifiable>: TableRowContent {
  public let _rows: [_TableRow<Value>]
}

/// Puts the rows of a table together.
@resultBuilder
@MainActor @preconcurrency
public struct TableRowBuilder<Value: Identifiable> {
  public static func buildExpression<C: TableRowContent>(_ content: C) -> C
  where C.TableRowValue == Value { content }

  public static func buildPartialBlock<C: TableRowContent>(first: C) -> C { first }

  public static func buildPartialBlock<A: TableRowContent, B: TableRowContent>(
    accumulated: A, next: B
  ) -> _TableRows<Value> where A.TableRowValue == Value, B.TableRowValue == Value {
    _TableRows(_rows: accumulated._rows + next._rows)
  }

  public static func buildIf<C: TableRowContent>(_ content: C?) -> C?
  where C.TableRowValue == Value { content }

  public static func buildEither<C: TableRowContent>(first content: C) -> _TableRows<Value>
  where C.TableRowValue == Value {
    _TableRows(_rows: content._rows)
  }

  public static func buildEither<C: TableRowContent>(second content: C) -> _TableRows<Value>
  where C.TableRowValue == Value {
    _TableRows(_rows: content._rows)
  }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  public typealias TableRowValue = Wrapped.TableRowValue
  public var _rows: [_TableRow<Wrapped.TableRowValue>] { self?._rows ?? [] }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public var _rows: [_TableRow<Content.TableRowValue>] { data.flatMap { content($0)._rows } }
}

extension ForEach where Content: TableRowContent {
  @_disfavoredOverload
  public init<V>(
    _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID, V == Content.TableRowValue {
    self.init(elements: data, id: { $0.id }, content: content)
  }

  /// A row for each element.
  public init(_ data: Data)
  where
    Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element>
  {
    self.init(elements: data, id: { $0.id }) { TableRow($0) }
  }
}
