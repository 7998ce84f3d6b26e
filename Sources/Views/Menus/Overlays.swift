import Foundation
import Motion
import Observation
@_spi(Engine) import ViewEngine

/// The menus and popovers that are open, the last on top.
@Observable
final class Overlays: GraphPart {
  var shown: [OverlayEntry] = []
  @ObservationIgnored private var count = 0

  /// Fingers are kept from what is behind.
  var isOpen: Bool { shown.contains { !$0.live.isClosing } }

  func newNumber() -> Int {
    count += 1
    return count
  }

  /// Closes every menu, as a choice and a tap beside them do.
  func closeAll() {
    for entry in shown.reversed() { entry.dismiss() }
  }
}

/// Keeps a menu or a popover open while a condition holds.
struct OverlayModifier: ObservingModifier {
  let isPresented: Bool
  let kind: () -> OverlayEntry.Kind
  let source: SourceAnchor
  let dismiss: () -> Void
  let content: () -> AnyView

  final class Kept {
    /// Of what is open now.
    var number: Int?
  }

  func appeared(in node: Node) -> Kept {
    let kept = Kept()
    apply(to: kept, in: node)
    return kept
  }

  func updated(_ kept: inout Kept, from old: Self, in node: Node) {
    apply(to: kept, in: node)
  }

  func disappeared(_ kept: Kept, from node: Node) { remove(kept, from: node.graph) }

  private func apply(to kept: Kept, in node: Node) {
    let graph = node.graph
    guard isPresented else { return remove(kept, from: graph) }
    let overlays = graph.part(Overlays.self)
    let (content, environment) = (content(), node.environment)
    if let number = kept.number {
      graph.afterUpdate {
        guard let live = overlays.shown.first(where: { $0.id == number })?.live else { return }
        live.content = content
        live.environment = environment
        live.dismiss = dismiss
      }
      return
    }
    let number = overlays.newNumber()
    kept.number = number
    graph.afterUpdate {
      withAnimation(MenuConstants.opening) {
        overlays.shown.append(
          OverlayEntry(
            id: number, kind: kind(), source: source,
            live: LiveOverlay(content: content, environment: environment, dismiss: dismiss)))
      }
    }
  }

  private func remove(_ kept: Kept, from graph: ViewGraph) {
    guard let number = kept.number else { return }
    kept.number = nil
    let overlays = graph.part(Overlays.self)
    graph.afterUpdate {
      let entry = overlays.shown.first { $0.id == number }
      guard let entry, case .contextMenu = entry.kind else {
        return withAnimation(MenuConstants.closing) {
          overlays.shown.removeAll { $0.id == number }
        }
      }
      entry.live.isClosing = true
      withAnimation(MenuConstants.closing) {
        entry.live.isUp = false
      } completion: {
        overlays.shown.removeAll { $0.id == number }
      }
    }
  }
}
