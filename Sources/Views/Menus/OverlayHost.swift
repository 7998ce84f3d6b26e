import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Shows the menus and popovers that are open over the whole screen.
struct OverlayHost: View {
  let overlays: Overlays
  @Environment(\.idiom) private var idiom

  var body: some View {
    GeometryReader { proxy in
      ZStack {
        ForEach(overlays.shown) { entry in
          OverlayView(
            entry: entry, screen: proxy.size, isCovered: covers(entry),
            close: { [overlays] in overlays.closeAll() }
          )
          .zIndex(Double(entry.id))
        }
      }
      .frame(width: proxy.size.width, height: proxy.size.height)
    }
    .ignoresSafeArea()
  }

  /// A submenu takes the place of the menu that it is in, but on a Mac.
  private func covers(_ entry: OverlayEntry) -> Bool {
    if idiom == .mac { return false }
    guard let index = overlays.shown.firstIndex(where: { $0.id == entry.id }) else { return false }
    return overlays.shown[(index + 1)...].contains {
      if case .submenu = $0.kind { true } else { false }
    }
  }
}

private struct OverlayView: View {
  let entry: OverlayEntry
  let screen: CGSize
  let isCovered: Bool
  let close: () -> Void

  var body: some View {
    kind.modifier(OverlayEnvironment(values: entry.environment, dismiss: entry.dismiss))
  }

  @ViewBuilder private var kind: some View {
    switch entry.kind {
    case .menu: MenuOverlay(entry: entry, screen: screen, isCovered: isCovered, close: close)
    case .pointerMenu(let point):
      MenuOverlay(
        entry: entry, pointer: point, screen: screen, isCovered: isCovered, close: close)
    case .submenu(let parent):
      SubmenuOverlay(
        entry: entry, parent: parent, screen: screen, isCovered: isCovered, close: close)
    case .contextMenu(let preview):
      ContextMenuOverlay(
        entry: entry, preview: preview, screen: screen, isCovered: isCovered, close: close)
    case .popover(let place):
      PopoverOverlay(entry: entry, place: place, screen: screen)
    }
  }
}

/// The opener's environment, but for what belongs to the place that it is at.
private struct OverlayEnvironment: EnvironmentModifier {
  let values: EnvironmentValues
  let dismiss: () -> Void

  func apply(to environment: inout EnvironmentValues) {
    environment = values
    environment.navigation = nil
    environment.showInNextColumn = nil
    environment.isFirstColumn = nil
    environment.selectionOfLinks = nil
    environment.isInList = false
    environment.isInForm = false
    environment.isUnderLargeTitle = false
    environment.dismiss = DismissAction(dismiss)
    environment.isPresented = true
    environment.buttonLook = nil
    environment.foreground = nil
    environment.keepsOwnForeground = false
    environment.isEnabled = true
    environment.labelsAreHidden = false
    environment.menuLevel = nil
  }
}
