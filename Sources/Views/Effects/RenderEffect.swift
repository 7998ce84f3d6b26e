import Drawing
import Foundation
import Motion

/// A modifier that does something to the flattened picture of a view, with an animatable amount.
@MainActor
protocol RenderEffect: WrapperModifier, Animatable where Wrapper == RenderEffectItem<Self> {
  /// What to draw for the presented amount; nil leaves the picture as it is.
  func effect(in rect: CGRect, environment: EnvironmentValues) -> Effect?
}

extension RenderEffect {
  func makeItem(_ child: Item, node: Node) -> RenderEffectItem<Self> {
    RenderEffectItem(self, child: child, node: node)
  }

  func update(_ item: RenderEffectItem<Self>, transaction: Transaction) {
    item.update(self, transaction: transaction)
  }
}

final class RenderEffectItem<Modifier: RenderEffect>: WrapperItem {
  private var modifier: Modifier
  private let driver: AnimatableDriver<Modifier>
  private let shownFrame: AnimatedFrame

  init(_ modifier: Modifier, child: Item, node: Node) {
    self.modifier = modifier
    driver = AnimatableDriver(modifier, node: node)
    shownFrame = AnimatedFrame(node: node)
    super.init(child, node: node)
  }

  func update(_ modifier: Modifier, transaction: Transaction) {
    self.modifier = modifier
    driver.setModel(modifier, transaction: transaction)
  }

  override func layout() {
    shownFrame.set(frame)
    super.layout()
  }

  override func draw(into items: inout [DisplayItem]) {
    var inner: [DisplayItem] = []
    child.draw(into: &inner)
    guard !inner.isEmpty else { return }
    let presented = driver.presentation(of: modifier)
    if let effect = presented.effect(in: shownFrame.rect, environment: node.environment) {
      items.append(.group(effect, inner))
    } else {
      items += inner
    }
  }

  override func cancelAnimations() {
    driver.cancel()
  }
}
