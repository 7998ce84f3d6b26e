import Motion
import ViewEngine

/// What a table has rows of.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable
  var _groups: [_TableRowGroup<TableRowValue>] { get }
}

/// A row of a table.
public struct TableRow<Value: Identifiable>: TableRowContent {
  public let _groups: [_TableRowGroup<Value>]

  public init(_ value: Value) {
    _groups = [_TableRowGroup(_TableRow(value: value))]
  }
}

/// Several rows, one below the other.
public struct _TableRows<Value: Identifiable>: TableRowContent {
  public let _groups: [_TableRowGroup<Value>]
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
    _TableRows(_groups: accumulated._groups + next._groups)
  }

  public static func buildIf<C: TableRowContent>(_ content: C?) -> C?
  where C.TableRowValue == Value { content }

  public static func buildEither<C: TableRowContent>(first content: C) -> _TableRows<Value>
  where C.TableRowValue == Value {
    _TableRows(_groups: content._groups)
  }

  public static func buildEither<C: TableRowContent>(second content: C) -> _TableRows<Value>
  where C.TableRowValue == Value {
    _TableRows(_groups: content._groups)
  }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  public typealias TableRowValue = Wrapped.TableRowValue
  public var _groups: [_TableRowGroup<Wrapped.TableRowValue>] { self?._groups ?? [] }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public var _groups: [_TableRowGroup<Content.TableRowValue>] {
    keyedElements.flatMap { key, content in content._groups.map { $0.keyed(by: key) } }
  }
}

extension ForEach where Content: TableRowContent {
  @_disfavoredOverload
  public init<V>(
    _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID, V == Content.TableRowValue {
    self.init(elements: data, id: { $0.id }, content: content)
  }

  @_disfavoredOverload
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(elements: data, id: { $0[keyPath: id] }, content: content)
  }

  /// A row for each element.
  public init(_ data: Data)
  where
    Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element>
  {
    self.init(elements: data, id: { $0.id }) { TableRow($0) }
  }
}
