import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// Has the recognisers of the main window hear of fingers, whatever of SwiftUI's is under them.
///
/// They are in no view's way: nothing of this is hit.
struct WindowListeners: View {
  let windows: SceneWindows

  private struct Entry: Identifiable {
    let recognizer: UIGestureRecognizer
    var id: ObjectIdentifier { ObjectIdentifier(recognizer) }
  }

  var body: some View {
    ZStack {
      ForEach(windows.listening.map(Entry.init)) { entry in
        entry.recognizer.added(to: AnyView(Color.clear)).transition(.identity)
      }
    }
    .modifier(ListeningModifier(windows: windows))
    .allowsHitTesting(false)
    .ignoresSafeArea()
  }
}

private struct ListeningModifier: WrapperModifier {
  let windows: SceneWindows

  func makeItem(_ child: Item, node: Node) -> ListeningItem {
    let item = ListeningItem(child, node: node)
    windows.listener = item
    return item
  }

  func update(_ item: ListeningItem, transaction: Transaction) { windows.listener = item }
}

private final class ListeningItem: WrapperItem {}
