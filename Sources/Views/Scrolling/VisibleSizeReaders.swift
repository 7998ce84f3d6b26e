@_spi(Engine) import ViewEngine

/// Items in a scroll view that are measured by what is seen of its content.
@MainActor
struct VisibleSizeReaders {
  private var items: [ObjectIdentifier: WeakItem] = [:]

  mutating func add(_ item: Item) { items[ObjectIdentifier(item)] = WeakItem(item: item) }

  /// Has all of them measured anew, and what they are in up to the scroll view.
  mutating func forgetSizes(inside scroll: Item) {
    items = items.filter { $0.value.item != nil }
    for reader in items.values {
      var outer = reader.item
      while let item = outer, item !== scroll {
        item.forgetSizes()
        outer = item.superitem
      }
    }
  }
}

/// An item that may be gone.
private struct WeakItem {
  weak var item: Item?
}
