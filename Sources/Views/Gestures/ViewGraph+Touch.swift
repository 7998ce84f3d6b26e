import Foundation
import Geometry
import Motion

/// Something on screen that can be tapped, as a script finds it.
package struct TapTarget: Equatable, Sendable {
  /// The texts inside, joined by spaces, or the accessibility label.
  package let label: String
  package let identifier: String?
  /// On screen, in points.
  package let frame: CGRect

  package var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
}

extension ViewGraph {
  /// Everything that can be tapped now, front to back.
  package var tapTargets: [TapTarget] {
    guard let rootItem else { return [] }
    var targets: [TapTarget] = []
    func visit(_ item: Item) {
      if let responder = item as? any TapResponder, responder.isEnabled {
        targets.append(
          TapTarget(
            label: item.label, identifier: item.identifier, frame: item.touchFrame))
      }
      for child in item.subitems { visit(child) }
    }
    visit(rootItem)
    return targets
  }

  /// Puts a finger down: whatever is on top there and responds shows that it is pressed.
  package func touchDown(at point: CGPoint) {
    perform {
      touch = responder(at: point)
      touch?.setPressed(true)
    }
  }

  /// Lifts the finger: what was pressed and is still under it is tapped.
  ///
  /// - Returns: Whether something was tapped.
  @discardableResult
  package func touchUp(at point: CGPoint) -> Bool {
    var tapped = false
    perform {
      let pressed = touch ?? responder(at: point)
      touch = nil
      guard let pressed else { return }
      pressed.setPressed(false)
      tapped = true
      let local = CGPoint(x: point.x - pressed.frame.minX, y: point.y - pressed.frame.minY)
      pressed.tap(at: local)
    }
    return tapped
  }

  /// Moves the finger that is down.
  package func touchMoved(to point: CGPoint) {
    perform { (touch as? any DragResponder)?.dragged(to: point) }
  }

  private func responder(at point: CGPoint) -> (any TapResponder)? {
    var item = rootItem?.hitTest(point).first
    while let current = item {
      if let responder = current as? any TapResponder {
        return responder.isEnabled ? responder : nil
      }
      item = current.superitem
    }
    return nil
  }
}

extension Item {
  /// What the item says: its accessibility label, or the texts in it.
  var label: String {
    if let labelled = self as? AccessibilityItem, let label = labelled.givenLabel { return label }
    if let text = self as? TextItem { return text.text.string }
    return subitems.map(\.label).filter { !$0.isEmpty }.joined(separator: " ")
  }

  var identifier: String? {
    if let identified = self as? AccessibilityItem, let id = identified.givenIdentifier { return id }
    // A modifier around a control names the control as well.
    var outer = superitem
    while let current = outer, !(current is ContainerItem) {
      if let id = (current as? AccessibilityItem)?.givenIdentifier { return id }
      outer = current.superitem
    }
    for child in subitems { if let id = child.identifier { return id } }
    return nil
  }

  /// Where on screen a finger would go.
  var touchFrame: CGRect {
    var item = self
    // Wrappers take more space than what can be hit, such as a padding's.
    while let wrapper = item as? WrapperItem, !(wrapper is SecondaryItem) { item = wrapper.child }
    return item.screenFrame
  }
}
