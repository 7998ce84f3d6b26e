import Foundation
import Motion
@_spi(Engine) import ViewEngine

struct FloatingModifier: WrapperModifier {
  let isPresented: Bool
  let dismiss: () -> Void
  let content: () -> AnyView

  func makeItem(_ child: Item, node: Node) -> FloatingItem { FloatingItem(child, node: node) }

  func update(_ item: FloatingItem, transaction: Transaction) { item.apply(self) }
}

/// What a card belongs to: it goes when this does.
final class FloatingItem: WrapperItem {
  private var number: Int?

  /// How a card comes and goes. Uncertain.
  private static let change = Animation.smooth(duration: 0.3)

  func apply(_ modifier: FloatingModifier) {
    guard modifier.isPresented else { return remove() }
    let (content, environment) = (modifier.content(), node.environment)
    let floats = graph.part(FloatingViews.self)
    if let number {
      graph.afterUpdate {
        guard let index = floats.cards.firstIndex(where: { $0.id == number }) else { return }
        floats.cards[index].content = content
        floats.cards[index].environment = environment
        floats.cards[index].dismiss = modifier.dismiss
      }
      return
    }
    let number = floats.newNumber()
    self.number = number
    graph.afterUpdate { [weak self] in
      guard let self, self.number == number else { return }
      let card = FloatingViews.Card(
        id: number, anchor: screenFrame, content: content, environment: environment,
        dismiss: modifier.dismiss)
      withAnimation(Self.change) { floats.cards.append(card) }
    }
  }

  private func remove() {
    guard let number else { return }
    self.number = nil
    let floats = graph.part(FloatingViews.self)
    graph.afterUpdate {
      withAnimation(Self.change) { floats.cards.removeAll { $0.id == number } }
    }
  }

  override func cancelAnimations() { remove() }
}
