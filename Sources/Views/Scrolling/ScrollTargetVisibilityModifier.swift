import Motion
@_spi(Engine) import ViewEngine

extension View {
  /// Runs when other views of the scroll view's target layout are in sight.
  ///
  /// - Parameter threshold: How much of a view is to be seen, 0…1.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(
      ScrollTargetVisibilityModifier(threshold: threshold) { ids in
        action(ids.compactMap { $0.base as? ID })
      })
  }
}

struct ScrollTargetVisibilityModifier: WrapperModifier {
  let threshold: Double
  let action: ([AnyHashable]) -> Void

  func makeItem(_ child: Item, node: Node) -> ScrollTargetVisibilityItem {
    ScrollTargetVisibilityItem(self, child, node: node)
  }

  func update(_ item: ScrollTargetVisibilityItem, transaction: Transaction) {
    item.modifier = self
  }
}

final class ScrollTargetVisibilityItem: ScrollWatchingItem {
  var modifier: ScrollTargetVisibilityModifier
  private var last: [AnyHashable] = []

  init(_ modifier: ScrollTargetVisibilityModifier, _ child: Item, node: Node) {
    self.modifier = modifier
    super.init(child, node: node)
  }

  override func scrollMoved(_ item: ScrollItem) {
    // Those that are not made yet come with a layout of their own.
    guard !item.showsUnmade else { return }
    let now = item.targets(seen: modifier.threshold)
    guard now != last else { return }
    last = now
    modifier.action(now)
  }
}
