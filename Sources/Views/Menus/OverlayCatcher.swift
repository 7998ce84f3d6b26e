import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Keeps fingers from what is behind an open menu; a tap closes it. Scripts that find their own
/// way aim at it only where it is the way back.
package struct OverlayCatcher: View {
  /// What UIKit calls the one around a popover.
  nonisolated package static let popoverIdentifier = FloatingHost.dismissIdentifier
  nonisolated package static let menuIdentifier = "MenuDismissRegion"
  /// What is dark around a sheet.
  nonisolated package static let sheetIdentifier = "SheetDismissRegion"

  let close: () -> Void
  /// Whether to touch it is the way to go on, as a script finds it, and not an answer in what lies above.
  var isWayBack: () -> Bool = { false }

  package var body: some View {
    Color.clear.contentShape(Rectangle())
      .modifier(CatcherModifier(close: close, isWayBack: isWayBack))
  }
}

private struct CatcherModifier: WrapperModifier {
  let close: () -> Void
  let isWayBack: () -> Bool

  func makeItem(_ child: Item, node: Node) -> CatcherItem { CatcherItem(child, node: node) }

  func update(_ item: CatcherItem, transaction: Transaction) {
    item.catcher.close = close
    item.catcher.isWayBack = isWayBack
  }
}

private final class CatcherItem: TouchItem {
  let catcher = CatcherRecognizer()

  init(_ child: Item, node: Node) {
    super.init(child, recognizer: catcher, node: node)
  }
}

private final class CatcherRecognizer: Recognizer<Void> {
  var close: () -> Void = {}
  var isWayBack: () -> Bool = { false }

  override var demonstration: TouchDemonstration? { isWayBack() ? .tap(count: 1) : nil }

  override func receive(_ event: TouchEvent) {
    guard event.kind == .up else { return }
    phase = .ended(())
    close()
  }
}
