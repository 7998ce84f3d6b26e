import Motion

/// A piece of user interface, as in SwiftUI: a value that describes what to show.
///
/// A view either has a `body` made of other views or is one of the views built into this module.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { endsForBody(of: Self.self) }
}

/// A view that the graph builds a node for by itself, without a body.
@MainActor @preconcurrency
package protocol PrimitiveView: View where Body == Never {
  func makeNode(parent: Node, environment: EnvironmentValues) -> Node
}

extension PrimitiveView {
  public var body: Never { endsForBody(of: Self.self) }
}

/// Ends a demo that asks a view for a body which it does not have, as an app ends.
private func endsForBody(of type: Any.Type) -> Never {
  fatalError("\(type) is built in and has no body")
}
