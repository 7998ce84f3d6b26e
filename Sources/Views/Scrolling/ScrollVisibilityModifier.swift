import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

extension View {
  /// Runs when the view comes into sight in the scroll view around it, or goes out of it.
  ///
  /// - Parameter threshold: How much of the view is to be seen, 0…1.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
  }
}

struct ScrollVisibilityModifier: WrapperModifier {
  let threshold: Double
  let action: (Bool) -> Void

  func makeItem(_ child: Item, node: Node) -> ScrollVisibilityItem {
    ScrollVisibilityItem(self, child, node: node)
  }

  func update(_ item: ScrollVisibilityItem, transaction: Transaction) { item.modifier = self }
}

final class ScrollVisibilityItem: ScrollWatchingItem {
  var modifier: ScrollVisibilityModifier
  private var isVisible = false

  init(_ modifier: ScrollVisibilityModifier, _ child: Item, node: Node) {
    self.modifier = modifier
    super.init(child, node: node)
  }

  override var watched: ScrollItem? { scrollView }

  override func scrollMoved(_ item: ScrollItem) {
    // What has gone beneath bars, or up to the screen's edge, is still seen.
    let seen = frame.intersection(item.restingWindow)
    let whole = frame.width * frame.height
    let share = whole > 0 && !seen.isNull ? seen.width * seen.height / whole : 0
    // A threshold of nothing still asks for something to be seen.
    let isVisible = share > 0 && share >= modifier.threshold
    guard isVisible != self.isVisible else { return }
    self.isVisible = isVisible
    modifier.action(isVisible)
  }
}
