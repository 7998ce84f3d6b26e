import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Brings a view that reaches beyond the safe area back into it: what has bars keeps them clear of the screen's edges,
/// also where what is around it ignores the safe area.
struct SafePlaceModifier: WrapperModifier {
  func makeItem(_ child: Item, node: Node) -> SafePlaceItem { SafePlaceItem(child, node: node) }
}

final class SafePlaceItem: WrapperItem {
  override func layout() {
    child.superitem = self
    let place = safePlace
    child.place(at: place.origin, proposal: ProposedViewSize(place.size))
  }

  override func explicitGuides(in size: CGSize) -> Guides { [:] }

  private var safePlace: CGRect {
    var place = frame
    func keep(within safe: CGRect) {
      let (left, right) = (max(place.minX, safe.minX), min(place.maxX, safe.maxX))
      let (top, bottom) = (max(place.minY, safe.minY), min(place.maxY, safe.maxY))
      // What lies beside it altogether, as a page that is on its way, is left alone.
      guard left < right, top < bottom else { return }
      place = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
    var inner: Item = self
    while let outer = inner.superitem, !(outer is PageSafeAreaItem),
      !(outer is any SafeAreaEnding)
    {
      if let inset = outer as? any SafeAreaTaking, inset.child === inner {
        keep(within: inset.safeRect)
      }
      inner = outer
    }
    keep(within: screenSafeRect)
    return place
  }
}
