@_spi(Engine) import ViewEngine

/// What looks at a scroll view after each layout, and whenever its content moves.
class ScrollWatchingItem: WrapperItem, ScrollWatching {
  /// The first one inside, unless a subclass looks at another.
  var watched: ScrollItem? { child.innerScrollView }

  final override func layout() {
    super.layout()
    guard let scroll = watched else { return }
    scroll.watchers.add(self)
    graph.afterUpdate { [weak self, weak scroll] in
      if let self, let scroll { self.scrollMoved(scroll) }
    }
  }

  func scrollMoved(_ item: ScrollItem) {}
  func scrollChanged(_ item: ScrollItem, from old: ScrollPhase, to new: ScrollPhase) {}
}
