import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// What a finger can do to a sheet.
struct SheetPan {
  /// How much of it is seen, in points.
  var visible: CGFloat
  /// A finger that goes up makes it higher.
  var growsUnder: Bool
  /// How much higher it would rest next; nil where it is as high as it gets.
  var rise: CGFloat?
  /// A finger that goes up scrolls first.
  var scrollsFirst: Bool
  /// How much is to be seen.
  var moved: (CGFloat) -> Void
  /// With the finger's speed downwards, in points a second.
  var released: (_ visible: CGFloat, _ speed: CGFloat) -> Void
}

/// Moves a sheet with the finger that is on it (rule `sheet-under-a-finger`).
struct SheetPanModifier: WrapperModifier {
  let pan: SheetPan?

  func makeItem(_ child: Item, node: Node) -> SheetPanItem { SheetPanItem(child, node: node) }

  func update(_ item: SheetPanItem, transaction: Transaction) { item.pan = pan }
}

final class SheetPanItem: TouchItem {
  var pan: SheetPan?

  init(_ child: Item, node: Node) {
    let recognizer = SheetPanRecognizer()
    super.init(child, recognizer: recognizer, node: node)
    recognizer.item = self
  }

  override var isEnabled: Bool { pan != nil && super.isEnabled }

  /// Whether the sheet follows a finger that has gone this way from a place over something that scrolls.
  ///
  /// Above what scrolls is the bar that its content goes under: who takes that takes the sheet.
  func takes(_ way: CGSize, from start: CGPoint, over scroll: ScrollItem) -> Bool {
    guard let pan, isEnabled, abs(way.height) > abs(way.width) else { return false }
    let isAbove = start.y < scroll.screenFrame.minY
    return way.height > 0
      ? isAbove || scroll.offset.y <= 0 : pan.growsUnder && (isAbove || !pan.scrollsFirst)
  }
}

final class SheetPanRecognizer: Recognizer<Void> {
  weak var item: SheetPanItem?
  private let drag = DragRecognizer(DragGesture(coordinateSpace: .global))
  private var start: (visible: CGFloat, translation: CGFloat)?

  override var demonstration: TouchDemonstration? {
    item?.pan.map { pan in pan.rise.map { .raise($0) } ?? .dismiss(pan.visible) }
  }

  override func receive(_ event: TouchEvent) {
    drag.receive(event)
    guard let pan = item?.pan else {
      phase = .failed
      return
    }
    switch drag.phase {
    case .possible:
      start = nil
      phase = .possible
    case .active(let value):
      if start == nil {
        guard abs(value.translation.height) > abs(value.translation.width) else {
          phase = .failed
          return
        }
        start = (pan.visible, value.translation.height)
      }
      pan.moved(visible(value))
      phase = .active(())
    case .ended(let value):
      pan.released(visible(value), value.velocity.height)
      phase = .ended(())
    case .failed: phase = .failed
    }
  }

  override func cancel() {
    super.cancel()
    if let start { item?.pan?.released(start.visible, 0) }
  }

  private func visible(_ value: DragGesture.Value) -> CGFloat {
    guard let start else { return 0 }
    return start.visible - (value.translation.height - start.translation)
  }
}

extension ScrollItem {
  /// Whether a sheet around it moves in its place.
  func leavesToSheet(_ way: CGSize, from start: CGPoint) -> Bool {
    var outer = superitem
    while let item = outer {
      if let sheet = item as? SheetPanItem { return sheet.takes(way, from: start, over: self) }
      outer = item.superitem
    }
    return false
  }
}
