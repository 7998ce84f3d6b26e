import Motion

/// A modifier that has a say in what its view hands up.
@MainActor
package protocol PreferenceGiving<K>: HandingUp {
  associatedtype K: PreferenceKey
  /// - Parameter items: What stands around the view's own items.
  func change(_ value: inout K.Value, around items: [Item])
}

/// A node whose modifier is a ``PreferenceGiving``, if it is.
@MainActor
package protocol PreferenceNode: Node {
  var giving: Any { get }
  var itemsAround: [Item] { get }
}

extension PassthroughNode: PreferenceNode {
  package var giving: Any { modifier }
  package var itemsAround: [Item] { [] }
}

extension WrapperNodeBase: PreferenceNode {
  package var giving: Any { modifier }
  package var itemsAround: [Item] { wrapperItems }
}
