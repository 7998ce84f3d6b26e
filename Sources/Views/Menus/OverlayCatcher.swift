import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Keeps fingers from what is behind an open menu; a tap closes it. Scripts do not aim at it.
struct OverlayCatcher: View {
  let close: () -> Void

  var body: some View {
    Color.clear.contentShape(Rectangle()).modifier(CatcherModifier(close: close))
  }
}

private struct CatcherModifier: WrapperModifier {
  let close: () -> Void

  func makeItem(_ child: Item, node: Node) -> CatcherItem { CatcherItem(child, node: node) }

  func update(_ item: CatcherItem, transaction: Transaction) { item.catcher.close = close }
}

private final class CatcherItem: TouchItem {
  let catcher = CatcherRecognizer()

  init(_ child: Item, node: Node) {
    super.init(child, recognizer: catcher, node: node)
  }
}

private final class CatcherRecognizer: Recognizer<Void> {
  var close: () -> Void = {}

  override func receive(_ event: TouchEvent) {
    guard event.kind == .up else { return }
    phase = .ended(())
    close()
  }
}
