import Motion

/// A view together with the modifier that is applied to it.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView, ModifiedView, IDWritingView
where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
    if let primitive = modifier as? any PrimitiveModifier {
      primitive.makeNode(content: content, parent: parent, environment: environment)
    } else if let effect = modifier as? any GeometryEffect {
      makeGeometryEffectNode(
        effect, content: content, parent: parent, environment: environment)
    } else {
      CustomModifierNode(
        modifier, content: content, parent: parent, environment: environment)
    }
  }

  package var anyContent: any View { content }
  var writtenID: AnyHashable? { (content as? any IDWritingView)?.writtenID }
  package var anyModifier: any ViewModifier { modifier }
  package static var modifierType: Any.Type { Modifier.self }
}

extension ModifiedContent: ViewModifier, PrimitiveModifier
where Content: ViewModifier, Modifier: ViewModifier {
  public typealias Body = Never

  package func makeNode(content: any View, parent: Node, environment: EnvironmentValues) -> Node {
    func modified<V: View>(_ view: V) -> any View {
      view.modifier(self.content).modifier(modifier)
    }
    return GroupNode(elements: [modified(content)], parent: parent, environment: environment)
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

/// What a modifier's node reads from a modified view, whatever its types.
@MainActor @preconcurrency
package protocol ModifiedView {
  var anyContent: any View { get }
  var anyModifier: any ViewModifier { get }
  static var modifierType: Any.Type { get }
}
