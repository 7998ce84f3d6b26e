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
