import Motion
@_spi(Engine) import ViewEngine

/// Marks a control with its label, so that scripts find the part that is touched by what the whole
/// says.
struct ControlScopeModifier: WrapperModifier {
  /// What its label says, by which a part is found that says something else.
  var name: String?

  func makeItem(_ child: Item, node: Node) -> ControlScopeItem {
    ControlScopeItem(child, node: node)
  }

  func update(_ item: ControlScopeItem, transaction: Transaction) { item.name = name }
}

final class ControlScopeItem: WrapperItem {
  var name: String?

  override var isControl: Bool { true }
  override var ownControlName: String? { name }
}
