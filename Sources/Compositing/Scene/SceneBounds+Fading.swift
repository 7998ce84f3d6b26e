import Drawing
import Geometry
import Pixels

extension SceneBounds {
  /// Whether a group is faded by fading each of its items, without a layer: it has but one that is drawn at
  /// once, or no two that touch the same pixel.
  func fadesEach(_ items: [DisplayItem], _ matrix: ProjectionTransform) -> Bool {
    isOneDraw(items) || areApart(items, matrix)
  }

  func isOneDraw(_ items: [DisplayItem]) -> Bool { items.count == 1 && items[0].endsInOneDraw }

  private func areApart(_ items: [DisplayItem], _ matrix: ProjectionTransform) -> Bool {
    guard items.count <= 8, items.allSatisfy(\.endsInOneDraw) else { return false }
    var seen: [PixelRect] = []
    for item in items {
      let rect = PixelRect(covering: self.rect(of: item, matrix)).outset(1, 1)
      if seen.contains(where: { !$0.intersection(rect).isEmpty }) { return false }
      seen.append(rect)
    }
    return true
  }
}

extension DisplayItem {
  /// Whether drawing it draws every pixel at most once, so that fading the draw fades the item.
  fileprivate var endsInOneDraw: Bool {
    switch self {
    case .leaf: true
    case .group(let effect, let items):
      switch effect {
      case .opacity, .mask, .blur, .colorMatrix, .backdrop, .flatten: true
      case .transform, .clip: items.count == 1 && items[0].endsInOneDraw
      case .blend, .shadow: false
      }
    }
  }
}
