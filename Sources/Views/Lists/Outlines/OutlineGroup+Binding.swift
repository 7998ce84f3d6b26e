import Motion
import ViewEngine

// Outlines of what a binding leads to: their rows write into it, however deep they lie.

extension OutlineGroup
where Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, children: WritableKeyPath<C.Element, C?>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
  ) where Data == [Binding<C.Element>] {
    self.init(elements: Array(data), id: id, children: children, content: content)
  }

  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, children: WritableKeyPath<C.Element, C?>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
  ) where Data == [Binding<C.Element>], C.Element: Identifiable, ID == C.Element.ID {
    self.init(elements: Array(data), id: \.id, children: children, content: content)
  }

  public init<C: MutableCollection & RandomAccessCollection, DataElement>(
    _ root: Binding<DataElement>, id: KeyPath<DataElement, ID>,
    children: WritableKeyPath<DataElement, C?>,
    @ViewBuilder content: @escaping (Binding<DataElement>) -> Leaf
  ) where Data == [Binding<DataElement>], DataElement == C.Element {
    self.init(elements: [root], id: id, children: children, content: content)
  }

  public init<C: MutableCollection & RandomAccessCollection, DataElement: Identifiable>(
    _ root: Binding<DataElement>, children: WritableKeyPath<DataElement, C?>,
    @ViewBuilder content: @escaping (Binding<DataElement>) -> Leaf
  ) where Data == [Binding<DataElement>], DataElement == C.Element, ID == DataElement.ID {
    self.init(elements: [root], id: \.id, children: children, content: content)
  }

  private init<C: MutableCollection & RandomAccessCollection>(
    elements: [Binding<C.Element>], id: KeyPath<C.Element, ID>,
    children: WritableKeyPath<C.Element, C?>, content: @escaping (Binding<C.Element>) -> Leaf
  ) where Data == [Binding<C.Element>] {
    self.init(
      data: elements, id: { $0.wrappedValue[keyPath: id] },
      children: { Binding<C>($0[dynamicMember: children]).map { Array($0) } }, content: content)
  }
}
