import Motion

/// A view whose type is erased. A change of the type inside replaces the view without a transition.
public struct AnyView: PrimitiveView {
  // A view may be made anywhere; what is in it is looked at on the main actor alone.
  nonisolated(unsafe) package let view: any View

  nonisolated public init<V: View>(_ view: V) {
    self.view = (view as? AnyView)?.view ?? view
  }

  nonisolated public init<V: View>(erasing view: V) {
    self.init(view)
  }

  nonisolated package init(any view: any View) {
    self.view = view
  }

  package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
    GroupNode(elements: [view], parent: parent, environment: environment)
  }
}

extension AnyView: MultiView {
  package var elements: [any View] { [view] }
}
