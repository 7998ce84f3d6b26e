import Motion

extension ForEach where Content: View {
  public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == [(offset: C.Index, id: ID)], C: MutableCollection & RandomAccessCollection,
    C.Element: Identifiable, ID == C.Element.ID
  {
    self.init(
      data: data.wrappedValue.indices.map { ($0, data.wrappedValue[$0].id) },
      content: { element in content(data.row(at: element.offset, id: \.id)) },
      id: { $0.id })
  }

  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where Data == [(offset: C.Index, id: ID)], C: MutableCollection & RandomAccessCollection {
    self.init(
      data: data.wrappedValue.indices.map { ($0, data.wrappedValue[$0][keyPath: id]) },
      content: { element in content(data.row(at: element.offset) { $0[keyPath: id] }) },
      id: { $0.id })
  }
}
