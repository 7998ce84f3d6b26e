import Foundation
import Motion
import Observation
@_spi(Engine) import ViewEngine

/// Pushes the page of a value for as long as there is one.
struct PushingModifier: ObservingModifier {
  let value: AnyHashable?
  let make: (AnyHashable) -> AnyView?
  let popped: () -> Void

  final class Kept {
    let navigation: NavigationActions?
    let destination: NavigationDestination
    var value: AnyHashable?

    @MainActor init(_ node: Node, _ destination: NavigationDestination) {
      navigation = node.environment.navigation
      self.destination = destination
    }
  }

  func appeared(in node: Node) -> Kept {
    let kept = Kept(node, NavigationDestination(make))
    push(kept, from: node, isAnimated: false)
    return kept
  }

  func updated(_ kept: inout Kept, from old: Self, in node: Node) {
    let destination = kept.destination
    node.graph.afterUpdate { destination.make = make }
    if (value == nil) != (kept.value == nil) { push(kept, from: node, isAnimated: true) }
  }

  func disappeared(_ kept: Kept, from node: Node) {
    node.graph.afterUpdate { kept.navigation?.remove(kept.destination) }
  }

  private func push(_ kept: Kept, from node: Node, isAnimated: Bool) {
    kept.value = value
    node.graph.afterUpdate {
      guard let value else {
        kept.navigation?.remove(kept.destination)
        return
      }
      let page = DestinationPage(value: value, destination: kept.destination)
      kept.navigation?.push(
        NavigationActions.Page(content: AnyView(page), owner: kept.destination, popped: popped),
        isAnimated)
    }
  }
}
