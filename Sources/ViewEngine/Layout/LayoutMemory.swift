import Motion

/// What an author's layout keeps from one layout of its views to the next (rule `layout-cache`).
@MainActor
final class LayoutMemory {
  private unowned let container: Item
  private var cache: Any?
  /// The views that the cache was made or updated for.
  private var items: [ObjectIdentifier] = []
  private var pass = -1
  private var updateID = -1

  init(of container: Item) {
    self.container = container
  }

  /// Asks a layout something about views, with the cache that it has of them.
  func ask<L: Layout, Answer>(
    _ layout: L, about subviews: LayoutSubviews, _ question: (inout L.Cache) -> Answer
  ) -> Answer {
    var cache: L.Cache
    if let known = self.cache as? L.Cache {
      cache = known
      if hasChanged(subviews) { layout.updateCache(&cache, subviews: subviews) }
    } else {
      cache = layout.makeCache(subviews: subviews)
    }
    note(subviews)
    let answer = question(&cache)
    self.cache = cache
    return answer
  }

  private func note(_ subviews: LayoutSubviews) {
    guard pass != container.passNumber else { return }
    pass = container.passNumber
    updateID = container.graph.updateID
    items = subviews.map { ObjectIdentifier($0.item) }
  }

  /// Whether the layout, its views or what is in them is other than when the cache was last looked at. Within one
  /// layout nothing is.
  private func hasChanged(_ subviews: LayoutSubviews) -> Bool {
    guard pass != container.passNumber else { return false }
    return container.isRemeasured || items != subviews.map { ObjectIdentifier($0.item) }
      || container.node.hasChanged(since: updateID)
  }
}

extension Node {
  /// Whether this node or one in it was given a view after an update.
  fileprivate func hasChanged(since update: Int) -> Bool {
    updateID > update || childNodes.contains { $0.hasChanged(since: update) }
  }
}
