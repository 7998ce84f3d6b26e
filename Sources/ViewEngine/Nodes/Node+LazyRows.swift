extension Node {
  /// Whether what is in it are rows of a lazy container one by one, and nobody else looks at them or does something
  /// to all of them before.
  var standsAmongLazyRows: Bool {
    var node = parent
    while let current = node {
      if let keeper = current as? any RowKeeping { return keeper.makesWhatIsNear }
      guard current.passesRowsOn else { return false }
      node = current.parent
    }
    return false
  }

  /// Has the element made that has an id and waits somewhere in it.
  ///
  /// - Returns: Whether there is one. It is there with the next update.
  package func makeElement(withID id: AnyHashable) -> Bool {
    if let collection = self as? DynamicNode, collection.makeOwnElement(withID: id) { return true }
    return childNodes.contains { $0.makeElement(withID: id) }
  }

  /// Has all elements made of the collections in it: only a body tells in which of them something is.
  ///
  /// - Returns: Whether some were not. They are there with the next update.
  package func makeAllElements() -> Bool {
    let isMade = (self as? DynamicNode)?.makeAll() ?? false
    return childNodes.reduce(isMade) { $1.makeAllElements() || $0 }
  }

  /// Has all elements made of those collections in it of which none is made without those before it.
  ///
  /// - Returns: Whether some were not. They are there with the next update.
  package func makeElementsInOrder() -> Bool {
    let isMade = (self as? DynamicNode)?.makeAllInOrder() ?? false
    return childNodes.reduce(isMade) { $1.makeElementsInOrder() || $0 }
  }
}
