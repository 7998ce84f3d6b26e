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
    RenderEffectItem(modifier.resolved(in: environment), child: child, node: self)
  }

  override func updateItem(_ item: RenderEffectItem<E>, transaction: Transaction) {
    item.update(modifier.resolved(in: environment), transaction: transaction)
  }
}

final class RenderEffectItem<Modifier: RenderEffect>: AnimatedEffectItem<Modifier> {
  /// What is still seen on its way out is still touched (rule `leaving-view-lives-on`).
  override var takesTouches: Bool { !presented.hidesFromTouches }

  override func hitTest(_ point: CGPoint) -> [Item] {
    takesTouches ? super.hitTest(point) : []
  }

  override func draw(into items: inout [DisplayItem]) {
    var inner: [DisplayItem] = []
    child.draw(into: &inner)
    guard !inner.isEmpty else { return }
    let presented = presented
    let effect = presented.effect(in: shownRect, environment: node.environment)
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

  override var shownOpacity: Double {
    let effect = presented.effect(in: shownRect, environment: node.environment)
    guard case .opacity(let opacity)? = effect, opacity.isFinite else { return 1 }
    return opacity
  }
}
