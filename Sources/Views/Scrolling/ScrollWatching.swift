@_spi(Engine) import ViewEngine

/// Something that is told how a scroll view moves.
@MainActor
protocol ScrollWatching: AnyObject {
  /// Its content has moved, or has another size.
  func scrollMoved(_ item: ScrollItem)
  func scrollChanged(_ item: ScrollItem, from old: ScrollPhase, to new: ScrollPhase)
}

extension ScrollWatching {
  func scrollMoved(_ item: ScrollItem) {}
  func scrollChanged(_ item: ScrollItem, from old: ScrollPhase, to new: ScrollPhase) {}
}

/// Who watches a scroll view; does not keep them.
@MainActor
struct ScrollWatchers {
  private struct Watcher {
    weak var value: (any ScrollWatching)?
  }

  private var watchers: [Watcher] = []

  mutating func add(_ watcher: any ScrollWatching) {
    watchers.removeAll { $0.value == nil }
    if !watchers.contains(where: { $0.value === watcher }) {
      watchers.append(Watcher(value: watcher))
    }
  }

  var all: [any ScrollWatching] { watchers.compactMap(\.value) }
}

extension Item {
  /// The first scroll view in this item.
  var innerScrollView: ScrollItem? {
    if let scroll = self as? ScrollItem { return scroll }
    for child in subitems {
      if let scroll = child.innerScrollView { return scroll }
    }
    return nil
  }
}
