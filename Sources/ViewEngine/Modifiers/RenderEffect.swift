import Drawing
import Foundation
import Motion

/// A modifier that does something to the flattened picture of a view, with an animatable amount.
@MainActor
package protocol RenderEffect: ViewModifier, PrimitiveModifier, Animatable where Body == Never {
  /// What to draw for the presented amount; nil leaves the picture as it is.
  func effect(in rect: CGRect, environment: EnvironmentValues) -> Effect?
  /// Whether an opacity acts on each part of the view, and not on its flattened picture.
  var fadesEachPart: Bool { get }
  /// Whether the view is as good as gone: what cannot be seen is not touched.
  var hidesFromTouches: Bool { get }
  /// The effect with what it takes from the environment, such as a colour for the colour scheme.
  func resolved(in environment: EnvironmentValues) -> Self
}

extension RenderEffect {
  package func resolved(in environment: EnvironmentValues) -> Self { self }
  package var hidesFromTouches: Bool { false }
  package var fadesEachPart: Bool { false }

  package func makeNode(content: any View, parent: Node, environment: EnvironmentValues) -> Node {
    RenderEffectNode(self, content: content, parent: parent, environment: environment)
  }
}

final class RenderEffectNode<E: RenderEffect>: WrapperNodeBase<E, RenderEffectItem<E>> {
  override func makeItem(_ child: Item) -> RenderEffectItem<E> {
    RenderEffectItem(modifier, child: child, node: self)
  }

  override func updateItem(_ item: RenderEffectItem<E>, transaction: Transaction) {
    item.update(modifier, transaction: transaction)
  }
}

final class RenderEffectItem<Modifier: RenderEffect>: WrapperItem {
  private var modifier: Modifier
  private let driver: AnimatableDriver<Modifier>
  private let shownFrame: AnimatedFrame

  init(_ modifier: Modifier, child: Item, node: Node) {
    let modifier = modifier.resolved(in: node.environment)
    self.modifier = modifier
    driver = AnimatableDriver(modifier, node: node)
    shownFrame = AnimatedFrame(node: node)
    super.init(child, node: node)
  }

  func update(_ modifier: Modifier, transaction: Transaction) {
    let modifier = modifier.resolved(in: node.environment)
    self.modifier = modifier
    driver.setModel(modifier, transaction: transaction)
  }

  override func layout() {
    shownFrame.set(frame)
    super.layout()
  }

  /// What is still seen on its way out is still touched (rule `leaving-view-lives-on`).
  override var takesTouches: Bool { !driver.presentation(of: modifier).hidesFromTouches }

  override func hitTest(_ point: CGPoint) -> [Item] {
    takesTouches ? super.hitTest(point) : []
  }

  override func draw(into items: inout [DisplayItem]) {
    var inner: [DisplayItem] = []
    child.draw(into: &inner)
    guard !inner.isEmpty else { return }
    let presented = driver.presentation(of: modifier)
    let effect = presented.effect(in: shownFrame.rect, environment: node.environment)
    if let effect, effect.isReachable {
      if presented.fadesEachPart, case .opacity(let opacity) = effect {
        items += inner.fadingEachPart(by: opacity)
        return
      }
      items.append(.group(effect, inner))
      return
    }
    items += inner
    if effect != nil {
      graph.warn(
        "\(Modifier.self) has a number that is infinite, too large or none and was ignored, "
          + "as in SwiftUI; use smaller ones.")
    }
  }

  override var movesContent: Bool { true }

  override var shownOpacity: Double {
    let effect = driver.presentation(of: modifier)
      .effect(in: shownFrame.rect, environment: node.environment)
    guard case .opacity(let opacity)? = effect, opacity.isFinite else { return 1 }
    return opacity
  }

  override func cancelAnimations() {
    driver.cancel()
  }
}
