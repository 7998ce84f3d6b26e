import Motion
@_spi(Engine) import ViewEngine

/// Presents something while a condition holds.
struct PresentationModifier: ObservingModifier {
  let isPresented: Bool
  /// Of the item that is presented: another one is presented anew.
  var identity: AnyHashable?
  let style: Presented.Style
  let dismiss: () -> Void
  let onDismiss: (() -> Void)?
  let content: () -> AnyView

  final class Kept {
    /// Of what is presented now.
    var number: Int?
    var identity: AnyHashable?
  }

  func appeared(in node: Node) -> Kept {
    let kept = Kept()
    apply(to: kept, in: node)
    return kept
  }

  func updated(_ kept: inout Kept, from old: Self, in node: Node) {
    apply(to: kept, in: node)
  }

  func disappeared(_ kept: Kept, from node: Node) {
    remove(kept, isAnimated: true, from: node.graph)
  }

  private func apply(to kept: Kept, in node: Node) {
    let graph = node.graph
    let isAnimated = !node.transaction.disablesAnimations
    guard isPresented else { return remove(kept, isAnimated: isAnimated, from: graph) }
    let presentations = graph.part(Presentations.self)
    let (content, environment) = (content(), node.environment)
    if let number = kept.number, kept.identity == identity {
      graph.afterUpdate {
        presentations.change(number) {
          $0.content = content
          $0.environment = environment
          $0.dismiss = dismiss
        }
      }
      return
    }
    let number = presentations.newNumber()
    let entry = Presented(
      id: number, style: style, content: content, environment: environment,
      isAnimated: isAnimated, dismiss: dismiss)
    // Another item's sheet comes when the last one's is gone.
    let isSecond = kept.number != nil
    remove(kept, isAnimated: isAnimated, from: graph) { [weak graph, weak kept] in
      guard let graph, kept?.number == number else { return }
      presentations.present(entry, in: graph)
    }
    kept.number = number
    kept.identity = identity
    if !isSecond { graph.afterUpdate { presentations.present(entry, in: graph) } }
  }

  private func remove(
    _ kept: Kept, isAnimated: Bool, from graph: ViewGraph, then next: (() -> Void)? = nil
  ) {
    guard let number = kept.number else { return }
    kept.number = nil
    let (presentations, onDismiss) = (graph.part(Presentations.self), onDismiss)
    graph.afterUpdate {
      presentations.dismiss(number, isAnimated: isAnimated, in: graph) {
        onDismiss?()
        next?()
      }
    }
  }
}
