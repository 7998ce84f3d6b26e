import Foundation
import Motion

/// What an effect with an animatable amount is drawn by: the amount that is shown now, in the frame that is shown
/// now.
class AnimatedEffectItem<Modifier: ViewModifier & Animatable>: WrapperItem {
  private var modifier: Modifier
  private let driver: AnimatableDriver<Modifier>
  private let shownFrame: AnimatedFrame

  /// - Parameter onChange: Called in each frame in which the amount is another, drawn or not.
  init(
    _ modifier: Modifier, child: Item, node: Node, onChange: @escaping () -> Void = {}
  ) {
    self.modifier = modifier
    driver = AnimatableDriver(modifier, node: node, onChange: onChange)
    shownFrame = AnimatedFrame(node: node)
    super.init(child, node: node)
  }

  final func update(_ modifier: Modifier, transaction: Transaction) {
    self.modifier = modifier
    driver.setModel(modifier, transaction: transaction)
  }

  /// With the amount that is shown now.
  final var presented: Modifier { driver.presentation(of: modifier) }

  final var shownRect: CGRect { shownFrame.rect }

  override func layout() {
    shownFrame.set(frame)
    super.layout()
  }

  override var movesContent: Bool { true }

  override func cancelAnimations() { driver.cancel() }
}
