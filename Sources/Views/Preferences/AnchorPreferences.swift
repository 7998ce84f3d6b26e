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

/// A modifier that has a say in what its view hands up.
@MainActor
protocol PreferenceGiving<K> {
  associatedtype K: PreferenceKey
  /// - Parameter items: What stands around the view's own items.
  func change(_ value: inout K.Value, around items: [Item])
}

/// A node whose modifier is a ``PreferenceGiving``, if it is.
@MainActor
protocol PreferenceNode: Node {
  var giving: Any { get }
  var itemsAround: [Item] { get }
}

extension PassthroughNode: PreferenceNode {
  var giving: Any { modifier }
  var itemsAround: [Item] { [] }
}

extension WrapperNodeBase: PreferenceNode {
  var giving: Any { modifier }
  var itemsAround: [Item] { wrapperItems }
}
