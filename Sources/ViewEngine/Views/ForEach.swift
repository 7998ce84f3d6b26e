import Foundation
import Motion

/// One view for each element of a collection, told apart by the elements' ids.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID

  /// For elements that are no views: marks of charts, or what stands on a map.
  package init(
    elements data: Data, id: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: id)
  }

  init(
    data: Data, content: @escaping (Data.Element) -> Content, id: @escaping (Data.Element) -> ID
  ) {
    self.data = data
    self.content = content
    self.id = id
  }

  /// Each element's content with its key.
  package var keyedElements: [(key: AnyHashable, content: Content)] {
    data.map { (AnyHashable(id($0)), content($0)) }
  }
}

extension ForEach: View, PrimitiveView where Content: View {
  public typealias Body = Never

  package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
    DynamicNode(self, parent: parent, environment: environment)
  }
}

extension ForEach: DynamicView where Content: View {
  var dynamicChildren: [(key: AnyHashable, view: any View)] {
    data.map { (AnyHashable(id($0)), content($0)) }
  }

  var isCollection: Bool { true }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}
