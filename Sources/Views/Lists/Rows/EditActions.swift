import Foundation
import Motion
import ViewEngine

/// What a list may do to the collection that its rows are bound to.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static var move: EditActions { EditActions(rawValue: 1) }
  public static var delete: EditActions { EditActions(rawValue: 2) }
  public static var all: EditActions { [.move, .delete] }
}

/// A row for an element that a list may delete and move by itself.
public struct EditableCollectionContent<Content: View, Data>: View {
  let content: Content
  let delete: ((IndexSet) -> Void)?
  let move: ((IndexSet, Int) -> Void)?

  public var body: some View {
    let (delete, move) = (delete, move)
    content.modifier(
      ListRowModifier {
        $0.delete = delete
        $0.move = move
      })
  }
}

extension ForEach {
  /// Views bound to the elements of a collection, which lists may delete and move.
  public init<C, R: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == [(offset: C.Index, id: ID)],
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable, ID == C.Element.ID, Content == EditableCollectionContent<R, C>
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  public init<C, R: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == [(offset: C.Index, id: ID)],
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Content == EditableCollectionContent<R, C>
  {
    let delete: ((IndexSet) -> Void)? =
      editActions.contains(.delete) ? { data.wrappedValue.remove(atOffsets: $0) } : nil
    let move: ((IndexSet, Int) -> Void)? =
      editActions.contains(.move)
      ? { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil
    self.init(data, id: id) { element in
      EditableCollectionContent<R, C>(content: content(element), delete: delete, move: move)
    }
  }
}
