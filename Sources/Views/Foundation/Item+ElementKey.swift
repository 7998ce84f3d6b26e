@_spi(Engine) import ViewEngine

extension Item {
  /// The id of the element that it is, in the nearest `ForEach` within its container; nil outside any.
  @MainActor var elementKey: AnyHashable? {
    var node = origin as Node?
    while let current = node, !(current is ContainerNode) {
      if let dynamic = current.parent as? DynamicNode, dynamic.isCollection {
        return dynamic.key(of: current)
      }
      node = current.parent
    }
    return nil
  }
}
