import Motion
import ViewEngine

extension List where SelectionValue == Never {
  /// Rows bound to the elements of a collection.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data.Element: Identifiable,
    Content == ForEach<[(offset: Data.Index, id: Data.Element.ID)], Data.Element.ID, RowContent>
  {
    self.init(rows: ForEach(data, content: rowContent))
  }

  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<[(offset: Data.Index, id: ID)], ID, RowContent> {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }

  /// Rows that the list itself may delete and move.
  public init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View
  >(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data.Element: Identifiable,
    Content == ForEach<
      [(offset: Data.Index, id: Data.Element.ID)], Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >
  {
    self.init(rows: ForEach(data, editActions: editActions, content: rowContent))
  }

  public init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable,
    RowContent: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      [(offset: Data.Index, id: ID)], ID, EditableCollectionContent<RowContent, Data>
    >
  {
    self.init(rows: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}

extension List {
  /// Rows bound to the elements of a collection.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data.Element: Identifiable,
    Content == ForEach<[(offset: Data.Index, id: Data.Element.ID)], Data.Element.ID, RowContent>
  {
    self.init(rows: ForEach(data, content: rowContent), selection: ListSelection(selection))
  }

  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<[(offset: Data.Index, id: ID)], ID, RowContent> {
    self.init(rows: ForEach(data, id: id, content: rowContent), selection: ListSelection(selection))
  }

  /// Rows that the list itself may delete and move.
  public init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View
  >(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
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
      selection: ListSelection(selection))
  }

  public init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable,
    RowContent: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      [(offset: Data.Index, id: ID)], ID, EditableCollectionContent<RowContent, Data>
    >
  {
    self.init(
      rows: ForEach(data, id: id, editActions: editActions, content: rowContent),
      selection: ListSelection(selection))
  }

  /// Rows bound to the elements of a collection.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data.Element: Identifiable,
    Content == ForEach<[(offset: Data.Index, id: Data.Element.ID)], Data.Element.ID, RowContent>
  {
    self.init(rows: ForEach(data, content: rowContent), selection: ListSelection(selection))
  }

  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<[(offset: Data.Index, id: ID)], ID, RowContent> {
    self.init(rows: ForEach(data, id: id, content: rowContent), selection: ListSelection(selection))
  }

  /// Rows that the list itself may delete and move.
  public init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View
  >(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
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
      selection: ListSelection(selection))
  }

  public init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable,
    RowContent: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      [(offset: Data.Index, id: ID)], ID, EditableCollectionContent<RowContent, Data>
    >
  {
    self.init(
      rows: ForEach(data, id: id, editActions: editActions, content: rowContent),
      selection: ListSelection(selection))
  }
}
