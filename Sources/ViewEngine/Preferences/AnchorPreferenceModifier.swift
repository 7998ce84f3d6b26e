import Motion

extension View {
  /// Hands up where the view, or a part of it, is.
  public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      AnchorPreferenceModifier<K> { item, kept in kept = transform(value.make(item)) })
  }

  /// Changes what the views inside hand up, given where the view is.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      AnchorPreferenceModifier<K> { item, kept in transform(&kept, value.make(item)) })
  }
}

struct AnchorPreferenceModifier<K: PreferenceKey>: WrapperModifier, PreferenceGiving {
  let change: @MainActor (Item, inout K.Value) -> Void

  func makeItem(_ child: Item, node: Node) -> WrapperItem { WrapperItem(child, node: node) }

  func change(_ value: inout K.Value, around items: [Item]) {
    for item in items { change(item, &value) }
  }
}
