import Motion

/// One of two views: what `if … else` and `switch` become in a view builder.
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: PrimitiveView {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage

  init(_ storage: Storage) {
    self.storage = storage
  }

  package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
    DynamicNode(self, parent: parent, environment: environment)
  }
}

extension _ConditionalContent: DynamicView {
  var dynamicChildren: [(key: AnyHashable, view: any View)] {
    switch storage {
    case .first(let view): [(true, view)]
    case .second(let view): [(false, view)]
    }
  }
}

extension Optional: View, PrimitiveView where Wrapped: View {
  public typealias Body = Never

  package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
    DynamicNode(self, parent: parent, environment: environment)
  }
}

extension Optional: DynamicView where Wrapped: View {
  var dynamicChildren: [(key: AnyHashable, view: any View)] {
    self.map { [(true, $0)] } ?? []
  }
}
