import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// The rows of a context menu, as a value.
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  public init(@ViewBuilder menuItems: () -> MenuItems) {
    items = menuItems()
  }
}

extension View {
  /// Opens a menu when the view is pressed for half a second. The view is lifted, and what is behind
  /// it gets blurred and dark; in a list that is the whole row.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(ContextMenuModifier(items: AnyView(menuItems()), preview: nil))
  }

  /// - Parameter preview: What is shown in place of the lifted view.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(
      ContextMenuModifier(items: AnyView(menuItems()), preview: AnyView(preview())))
  }

  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    modifier(ContextMenuModifier(items: contextMenu.map { AnyView($0.items) }, preview: nil))
  }
}

/// Opens a menu over a view that is pressed.
private struct ContextMenuModifier: ViewModifier {
  let items: AnyView?
  let preview: AnyView?
  @State private var isOpen = false
  @State private var anchor = SourceAnchor()

  func body(content: Content) -> some View {
    content
      .contentShape(Rectangle())
      .gesture(
        LongPressGesture().onEnded { _ in if items != nil { isOpen = true } }
      )
      .modifier(SourceModifier(anchor: anchor))
      .overlaying($isOpen, { .contextMenu(preview: preview) }, from: anchor) {
        items ?? AnyView(EmptyView())
      }
  }
}
