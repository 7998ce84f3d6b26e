import Motion

extension View {
  /// Ties the view's identity to a value: a new value means a new view, and both transition.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    IDView(content: self, id: id)
  }
}

struct IDView<Content: View, ID: Hashable>: PrimitiveView, DynamicView {
  let content: Content
  let id: ID

  var dynamicChildren: [(key: AnyHashable, view: any View)] { [(AnyHashable(id), content)] }

  func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
    DynamicNode(self, parent: parent, environment: environment)
  }
}

extension IDView: IDWritingView {
  var writtenID: AnyHashable? { AnyHashable(id) }
}
