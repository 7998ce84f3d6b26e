import Motion
@_spi(Engine) import ViewEngine

/// Marks a control with its label, so that scripts find the part that is touched by what the whole
/// says.
struct ControlScopeModifier: WrapperModifier {
  func makeItem(_ child: Item, node: Node) -> ControlScopeItem {
    ControlScopeItem(child, node: node)
  }
}

final class ControlScopeItem: WrapperItem {
  override var isControl: Bool { true }
}
