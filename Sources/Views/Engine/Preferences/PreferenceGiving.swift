import Motion

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
