import Motion

/// A modifier that makes a new view from another one.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>

  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never {
    fatalError("\(Self.self) is built in and has no body")
  }
}

extension ViewModifier {
  /// Applies this modifier first and the other one to its result.
  public func concat<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// Leaves a view as it is.
public struct EmptyModifier: ViewModifier {
  nonisolated public static let identity = EmptyModifier()

  nonisolated public init() {}

  public func body(content: Content) -> some View { content }
}

/// The view that a modifier is applied to, as its `body(content:)` sees it.
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  nonisolated init() {}

  package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
    ModifierContentNode<Modifier>(parent: parent, environment: environment)
  }
}

/// A modifier that the graph builds a node for by itself.
@MainActor @preconcurrency
package protocol PrimitiveModifier {
  func makeNode(content: any View, parent: Node, environment: EnvironmentValues) -> Node
}

extension View {
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier whose body is evaluated on every frame of its animation.
@available(*, deprecated, message: "Use ViewModifier and Animatable instead.")
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}
