import Foundation
import Geometry
import Motion
import ViewEngine

// What is said of a table's rows. It is of each of them, as of a row of a list. What may be rows of a list or of a table, a
// `ForEach` or a `Section`, is taken for those of a list where both would do.

extension TableRowContent {
  /// Opens a menu when the row is pressed for half a second, on a Mac at the pointer.
  @_disfavoredOverload
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M)
    -> some TableRowContent<TableRowValue>
  {
    let items = AnyView(menuItems())
    return modified { AnyView($0.contextMenu { items }) }
  }

  /// - Parameter preview: What is shown in place of the lifted row.
  @_disfavoredOverload
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some TableRowContent<TableRowValue> {
    let (items, preview) = (AnyView(menuItems()), AnyView(preview()))
    return modified { row in
      AnyView(row.contextMenu(menuItems: { items }, preview: { preview }))
    }
  }

  /// Lets the row be lifted, and carry a value to where it can be dropped.
  @_disfavoredOverload
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T)
    -> some TableRowContent<TableRowValue>
  {
    modified { AnyView($0.contentShape(Rectangle()).draggable(payload())) }
  }

  /// Takes values that are dragged onto the row.
  @_disfavoredOverload
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TableRowContent<TableRowValue> {
    modified { row in
      AnyView(
        row.dropDestination(for: payloadType) { (items: [T], _: CGPoint) in
          action(items)
          return true
        })
    }
  }

  /// Lets the row be lifted, and carry what the provider has.
  @_disfavoredOverload
  public func itemProvider(_ action: (() -> NSItemProvider?)?)
    -> some TableRowContent<TableRowValue>
  {
    modified { row in
      guard let action else { return row }
      return AnyView(
        row.contentShape(Rectangle()).onDrag { action() ?? NSItemProvider() })
    }
  }

  /// - Note: Approximated: a pointer is where a script has put it, or a Mac's where it was last pressed.
  @_disfavoredOverload
  public func onHover(perform action: @escaping (Bool) -> Void)
    -> some TableRowContent<TableRowValue>
  {
    modified { AnyView($0.onHover(perform: action)) }
  }

  @_disfavoredOverload
  public func selectionDisabled(_ isDisabled: Bool = true)
    -> some TableRowContent<TableRowValue>
  {
    modified { AnyView($0.selectionDisabled(isDisabled)) }
  }

  private func modified(_ modify: @escaping @MainActor (AnyView) -> AnyView)
    -> _TableRows<TableRowValue>
  {
    _TableRows(
      _groups: _groups.map { group in
        var group = group
        group.rows = group.rows.map { $0.modified(modify) }
        return group
      })
  }
}

extension _TableRow {
  fileprivate func modified(_ modify: @escaping @MainActor (AnyView) -> AnyView) -> Self {
    var row = self
    row.modifiers.append(modify)
    row.children = children?.map { $0.modified(modify) }
    return row
  }
}
