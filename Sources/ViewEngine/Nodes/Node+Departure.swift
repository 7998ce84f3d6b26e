import Motion

extension Node {
  /// Whether a dynamic node stands between this node and `container`: then its items transition.
  func isDynamic(within container: Node) -> Bool {
    var node = self as Node?
    var isDynamic = false
    while let current = node, current !== container {
      if current is DynamicNode { isDynamic = true }
      node = current.parent
    }
    // What a transition's own container shows stands elsewhere, and comes and goes there.
    return isDynamic && node != nil
  }

  /// The transaction in which this node comes into `container`: that of the dynamic node which has
  /// brought it, so that an animation written around an `if` inside the container counts
  /// (rule `animation-around-a-condition`).
  func arrivalTransaction(in container: Node) -> Transaction {
    var bringer = container
    var node = self
    while node !== container, let parent = node.parent {
      if parent is DynamicNode, node.arrivalID == graph.updateID { bringer = parent }
      node = parent
    }
    return bringer.transaction
  }

  /// The transaction in which this node leaves `container`.
  func departureTransaction(in container: Node) -> Transaction {
    (retiredRoot?.retirement?.owner ?? container).transaction
  }

  /// The nearest subtree this node leaves with.
  package var retiredRoot: Node? {
    var node = self as Node?
    while let current = node {
      if current.retirement != nil { return current }
      node = current.parent
    }
    return nil
  }
}
