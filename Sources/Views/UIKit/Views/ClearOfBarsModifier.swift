import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Has what scrolls begin and end clear of bars where its view reaches beneath them, as UIKit's adjusted insets do; it
/// goes on beneath them as it is moved.
struct ClearOfBarsModifier: WrapperModifier {
  let view: UIScrollView

  func makeItem(_ child: Item, node: Node) -> ClearOfBarsItem { ClearOfBarsItem(child, node: node) }

  func update(_ item: ClearOfBarsItem, transaction: Transaction) { item.view = view }
}

final class ClearOfBarsItem: WrapperItem {
  weak var view: UIScrollView?

  override func layout() {
    child.superitem = self
    let isClear = view?.keepsClear(in: frame.size) ?? false
    let part = isClear ? clearPart(of: frame) : frame
    view?.clearSize = part == frame ? nil : part.size
    child.place(
      at: part.origin, proposal: part == frame ? proposal : ProposedViewSize(part.size))
  }
}
