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

extension Overlays: Presenter {
  /// What opens, as of when it does, and what it belongs to.
  struct Style {
    let kind: () -> OverlayEntry.Kind
    let source: SourceAnchor
  }

  func present(
    _ view: PresentingView, _ style: Style, as id: Int, isAnimated: Bool, in graph: ViewGraph
  ) {
    let live = LiveOverlay(
      content: view.content, environment: view.environment, dismiss: view.dismiss)
    withAnimation(MenuConstants.opening) {
      shown.append(OverlayEntry(id: id, kind: style.kind(), source: style.source, live: live))
    } completion: {
      view.arrived?()
    }
  }

  func change(_ id: Int, to view: PresentingView) {
    guard let live = shown.first(where: { $0.id == id })?.live else { return }
    live.content = view.content
    live.environment = view.environment
    live.dismiss = view.dismiss
  }

  func dismiss(
    _ id: Int, isAnimated: Bool, in graph: ViewGraph, then completion: (() -> Void)?
  ) {
    guard let entry = shown.first(where: { $0.id == id }) else { return }
    guard case .contextMenu = entry.kind else {
      return withAnimation(MenuConstants.closing) {
        shown.removeAll { $0.id == id }
      } completion: {
        completion?()
      }
    }
    entry.live.isClosing = true
    withAnimation(MenuConstants.closing) {
      entry.live.isUp = false
    } completion: { [self] in
      shown.removeAll { $0.id == id }
      completion?()
    }
  }
}

extension View {
  /// Keeps a menu or a popover open while a condition holds.
  func overlaying(
    _ isPresented: Binding<Bool>, _ kind: @escaping () -> OverlayEntry.Kind,
    from source: SourceAnchor, content: @escaping () -> AnyView
  ) -> some View {
    modifier(
      PresentationModifier<Overlays>(
        isPresented: isPresented.wrappedValue, style: Overlays.Style(kind: kind, source: source),
        dismiss: { isPresented.wrappedValue = false }, content: content))
  }
}
