import Motion
import ViewEngine

// Lists of which one row is always chosen. What is an optional or a set is one of the other lists.

extension List {
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(rows: content(), selection: ListSelection(always: selection))
  }

  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      rows: ForEach(data, content: rowContent), selection: ListSelection(always: selection))
  }

  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      rows: ForEach(data, id: id, content: rowContent), selection: ListSelection(always: selection))
  }

  @_disfavoredOverload
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(
      rows: ForEach(data, content: rowContent), selection: ListSelection(always: selection))
  }

  // MARK: Of what is bound

  @_disfavoredOverload
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data.Element: Identifiable,
    Content == ForEach<[(offset: Data.Index, id: Data.Element.ID)], Data.Element.ID, RowContent>
  {
    self.init(
      rows: ForEach(data, content: rowContent), selection: ListSelection(always: selection))
  }

  @_disfavoredOverload
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<[(offset: Data.Index, id: ID)], ID, RowContent> {
    self.init(
      rows: ForEach(data, id: id, content: rowContent), selection: ListSelection(always: selection))
  }

  @_disfavoredOverload
  public init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View
  >(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data.Element: Identifiable,
    Content == ForEach<
      [(offset: Data.Index, id: Data.Element.ID)], Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >
  {
    self.init(
      rows: ForEach(data, editActions: editActions, content: rowContent),
      selection: ListSelection(always: selection))
  }

  @_disfavoredOverload
  public init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable,
    RowContent: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      [(offset: Data.Index, id: ID)], ID, EditableCollectionContent<RowContent, Data>
    >
  {
    self.init(
      rows: ForEach(data, id: id, editActions: editActions, content: rowContent),
      selection: ListSelection(always: selection))
  }
}
