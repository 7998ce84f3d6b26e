import Motion
@_spi(Engine) import ViewEngine

/// Presents something while a condition holds.
struct PresentationModifier<Screen: Presenter>: ObservingModifier {
  let isPresented: Bool
  /// Of the item that is presented: another one is presented anew.
  var identity: AnyHashable?
  let style: Screen.Style
  let dismiss: () -> Void
  var onDismiss: (() -> Void)?
  /// Runs when it is in its place.
  var onArrival: (() -> Void)?
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
    let screen = graph.part(Screen.self)
    let view = PresentingView(
      content: content(), environment: node.environment, dismiss: dismiss,
      arrived: onArrival)
    if let number = kept.number, kept.identity == identity {
      graph.afterUpdate { screen.change(number, to: view) }
      return
    }
    let number = screen.newNumber()
    // Another item's sheet comes when the last one's is gone.
    let isSecond = kept.number != nil
    remove(kept, isAnimated: isAnimated, from: graph) { [weak graph, weak kept] in
      guard let graph, kept?.number == number else { return }
      screen.present(view, style, as: number, isAnimated: isAnimated, in: graph)
    }
    kept.number = number
    kept.identity = identity
    if !isSecond {
      graph.afterUpdate {
        screen.present(view, style, as: number, isAnimated: isAnimated, in: graph)
      }
    }
  }

  private func remove(
    _ kept: Kept, isAnimated: Bool, from graph: ViewGraph, then next: (() -> Void)? = nil
  ) {
    guard let number = kept.number else { return }
    kept.number = nil
    let (screen, onDismiss) = (graph.part(Screen.self), onDismiss)
    graph.afterUpdate {
      screen.dismiss(number, isAnimated: isAnimated, in: graph) {
        onDismiss?()
        next?()
      }
    }
  }
}
