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
  /// it gets blurred and dark; in a list that is the whole row. On a Mac it is a plain menu at the pointer.
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
  @State private var presentation: RowPresentation?
  @Environment(\.idiom) private var idiom

  func body(content: Content) -> some View {
    content
      .contentShape(Rectangle())
      .gesture(
        PlacedPressGesture(anchor: anchor).onEnded { _ in if items != nil { isOpen = true } }
      )
      .background { PresentedForRow(presentation: $presentation) }
      .modifier(SourceModifier(anchor: anchor))
      .overlaying($isOpen, { kind }, from: anchor) {
        AnyView(
          items.environment(
            \.rowPresenter, RowPresenter { presentation = RowPresentation(view: $0) }))
      }
  }

  /// A Mac lifts nothing and dims nothing.
  private var kind: OverlayEntry.Kind {
    idiom == .mac ? .pointerMenu(at: anchor.pointer) : .contextMenu(preview: preview)
  }
}

/// A long press that leaves with an anchor where on screen it began.
private struct PlacedPressGesture: PrimitiveGesture {
  typealias Value = Bool

  let anchor: SourceAnchor

  func newRecognizer() -> Recognizer<Bool> {
    PlacedPressRecognizer(LongPressGesture().makeRecognizer())
  }

  func update(_ recognizer: Recognizer<Bool>) {
    guard let recognizer = recognizer as? PlacedPressRecognizer else { return }
    recognizer.anchor = anchor
    LongPressGesture().updateRecognizer(recognizer.inner)
  }
}

private final class PlacedPressRecognizer: RelayRecognizer<Bool> {
  var anchor: SourceAnchor?

  override func receive(_ event: TouchEvent) {
    if event.kind == .down { anchor?.pointer = event.point }
    super.receive(event)
  }
}
