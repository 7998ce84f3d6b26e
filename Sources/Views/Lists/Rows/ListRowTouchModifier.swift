import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// All of a row is its button, the insets included, and its ground shows that it is pressed.
struct ListRowTouchModifier: WrapperModifier {
  /// Whether a `ForEach` has made the row, or the list's own data.
  let isElement: Bool
  let setPressed: (Bool) -> Void

  func makeItem(_ child: Item, node: Node) -> ListRowItem { ListRowItem(child, node: node) }

  func update(_ item: ListRowItem, transaction: Transaction) {
    item.setPressed = setPressed
    item.isElement = isElement
  }
}

final class ListRowItem: WrapperItem {
  fileprivate var setPressed: (Bool) -> Void = { _ in }
  fileprivate var isElement = false

  func press(_ isPressed: Bool) {
    let setPressed = setPressed
    var transaction = isPressed ? Transaction() : Transaction(animation: .default)
    transaction[PressFeedback.self] = true
    withTransaction(transaction) { setPressed(isPressed) }
  }

  override var isListRow: Bool { true }
  override var isElementRow: Bool { isElement }

  override func hitTest(_ point: CGPoint) -> [Item] {
    let hit = child.hitTest(point)
    if let first = hit.first, isTouchable(first) { return hit }
    guard frame.contains(point) else { return hit }
    if let button { return [button] }
    return hit.isEmpty ? [self] : hit
  }

  override var touchBounds: CGRect? { TouchLook.around([child.seenTouchBounds, frame]) }

  /// Whether something within the row takes touches there.
  private func isTouchable(_ item: Item) -> Bool {
    var item = item as Item?
    while let current = item, current !== self {
      if let touchable = current as? TouchItem, touchable.mask.contains(.gesture) { return true }
      item = current.superitem
    }
    return false
  }

  /// The row's own, where there is but one.
  private var button: PressItem? {
    func buttons(in item: Item) -> [PressItem] {
      if let press = item as? PressItem, press.mask.contains(.gesture) {
        return press.press.modifier?.isRow ?? false ? [press] : []
      }
      return item.subitems.flatMap(buttons)
    }
    let found = buttons(in: child)
    return found.count == 1 && found[0].isEnabled ? found[0] : nil
  }
}

extension PressItem {
  /// The row that is pressed with the button.
  var listRow: ListRowItem? {
    var outer = superitem
    while let current = outer {
      if let row = current as? ListRowItem { return row }
      outer = current.superitem
    }
    return nil
  }
}
