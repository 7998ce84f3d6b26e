import Motion
import ViewEngine

/// A row as a table has it, with those that it opens to.
public struct _TableRow<Value: Identifiable> {
  let value: Value
  /// Nil where it opens to none.
  var children: [_TableRow<Value>]?
  /// Whether it is open, where somebody else keeps that.
  var isExpanded: Binding<Bool>?
  /// What is put around what is shown of it, the innermost first.
  var modifiers: [@MainActor (AnyView) -> AnyView] = []

  static func rows<Data: Sequence>(of data: Data) -> [Self] where Data.Element == Value {
    data.map { Self(value: $0) }
  }

  static func rows<Data: Sequence>(of data: Data, children: KeyPath<Value, Data?>) -> [Self]
  where Data.Element == Value {
    data.map { value in
      Self(
        value: value,
        children: value[keyPath: children].map { rows(of: $0, children: children) })
    }
  }
}

/// A row that is seen: none of those around it is closed.
struct ShownTableRow<Value: Identifiable>: Identifiable {
  let value: Value
  /// How many rows it lies in.
  let depth: Int
  /// Nil where it opens to none.
  let isOpen: Bool?
  let isExpanded: Binding<Bool>?
  let modifiers: [@MainActor (AnyView) -> AnyView]

  var id: Value.ID { value.id }

  @MainActor static func shown(
    _ rows: [_TableRow<Value>], open: Set<Value.ID>, depth: Int = 0
  ) -> [Self] {
    rows.flatMap { row in
      let isOpen = row.children.map { _ in
        row.isExpanded?.wrappedValue ?? open.contains(row.value.id)
      }
      let own = Self(
        value: row.value, depth: depth, isOpen: isOpen, isExpanded: row.isExpanded,
        modifiers: row.modifiers)
      guard isOpen == true, let children = row.children else { return [own] }
      return [own] + shown(children, open: open, depth: depth + 1)
    }
  }
}
