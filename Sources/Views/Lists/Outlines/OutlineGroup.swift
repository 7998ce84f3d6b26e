import Motion
import ViewEngine

/// Elements that may have others below them: each of those is a group that opens.
public struct OutlineGroup<
  Data: RandomAccessCollection, ID: Hashable, Parent: View, Leaf: View, Subgroup: View
>: View {
  private let data: [Data.Element]
  private let id: (Data.Element) -> ID
  private let children: (Data.Element) -> Data?
  private let content: (Data.Element) -> Leaf

  public var body: some View {
    ForEach(elements: data, id: id) { element in
      rows(of: element)
    }
  }

  @ViewBuilder private func rows(of element: Data.Element) -> some View {
    if let inner = children(element) {
      DisclosureGroup {
        OutlineSubgroupChildren(
          view: AnyView(
            OutlineGroup(data: Array(inner), id: id, children: children, content: content)))
      } label: {
        content(element)
      }
    } else {
      content(element)
    }
  }

  init(
    data: [Data.Element], id: @escaping (Data.Element) -> ID,
    children: @escaping (Data.Element) -> Data?, content: @escaping (Data.Element) -> Leaf
  ) {
    self.data = data
    self.id = id
    self.children = children
    self.content = content
  }
}

/// What a group of an outline opens to.
public struct OutlineSubgroupChildren: View {
  let view: AnyView

  public var body: some View { view }
}

extension OutlineGroup
where Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(
      data: Array(data), id: { $0[keyPath: id] }, children: { $0[keyPath: children] },
      content: content)
  }

  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(
      data: [root], id: { $0[keyPath: id] }, children: { $0[keyPath: children] }, content: content)
  }
}

extension OutlineGroup
where
  Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
  Data.Element: Identifiable, ID == Data.Element.ID
{
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(data, id: \.id, children: children, content: content)
  }

  public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element, ID == DataElement.ID {
    self.init(root, id: \.id, children: children, content: content)
  }
}
