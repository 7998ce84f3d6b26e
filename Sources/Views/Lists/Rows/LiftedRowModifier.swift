import Motion
@_spi(Engine) import ViewEngine

/// A row of a list, which is lifted as a whole by the context menu of what is in it.
struct LiftedRowModifier: WrapperModifier {
  func makeItem(_ child: Item, node: Node) -> LiftedRowItem { LiftedRowItem(child, node: node) }
}

final class LiftedRowItem: WrapperItem {}
