import Motion

/// One child of a container: what is laid out and drawn, and what its modifiers say to the container.
@_spi(Engine) public struct Entry {
  package let item: Item
  package var traits: Traits

  package init(item: Item, traits: Traits) {
    self.item = item
    self.traits = traits
  }
}

/// What a view tells the container around it. The innermost writer of each wins.
@_spi(Engine) public struct Traits {
  package var transition: AnyTransition?
  package var zIndex: Double?
  package var layoutPriority: Double?
  package var tag: AnyHashable?
  /// Values for custom keys and for built-in containers (tab items, list insets …).
  package var others: [ObjectIdentifier: Any] = [:]

  package init() {}
}
