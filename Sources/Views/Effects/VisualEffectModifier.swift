import Motion
@_spi(Engine) import ViewEngine

extension View {
  /// Applies effects that depend on the view's size and place.
  public func visualEffect(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(VisualEffectModifier { effect(EmptyVisualEffect(), $0)._steps })
  }
}

struct VisualEffectModifier: WrapperModifier {
  let steps: (GeometryProxy) -> [_VisualStep]
  /// Whether the effects are those of where the view is on its way, and not only of where a layout has found it.
  let followsPlace: Bool

  init(followsPlace: Bool = true, _ steps: @escaping (GeometryProxy) -> [_VisualStep]) {
    self.steps = steps
    self.followsPlace = followsPlace
  }

  func makeItem(_ child: Item, node: Node) -> VisualEffectItem {
    let item = VisualEffectItem(self, child, node: node)
    if followsPlace { node.graph.part(PlaceFollowers.self).add(item, of: node) }
    return item
  }

  func update(_ item: VisualEffectItem, transaction: Transaction) {
    item.change(to: self, transaction)
  }
}
