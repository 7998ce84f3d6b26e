import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// The keys of a television's remote: arrows move the focus, return presses what has it.
extension ViewGraph {
  /// Whether something comes of such a key.
  func hearsRemote(_ key: KeyEquivalent, with modifiers: EventModifiers) -> Bool {
    guard canvas.idiom == .tv, modifiers.isEmpty, part(TelevisionFocus.self).focused != nil else {
      return false
    }
    return key == .return || Self.sides[key] != nil
  }

  /// - Returns: Whether there was something to do.
  func pressRemote(_ key: KeyEquivalent, with modifiers: EventModifiers) -> Bool {
    let (focus, places) = (part(TelevisionFocus.self), part(FocusPlaces.self))
    guard hearsRemote(key, with: modifiers), let focused = focus.focused else { return false }
    if let side = Self.sides[key] {
      guard let next = places.next(on: side, of: focused, among: focus.reachable) else {
        return true
      }
      focus.move(to: next)
      places.item(of: ObjectIdentifier(next))?.comeIntoView()
    } else {
      places.item(of: focused)?.pressed?.action()
    }
    return true
  }

  /// As they are where one reads from left to right.
  private static let sides: [KeyEquivalent: Edge] = [
    .leftArrow: .leading, .rightArrow: .trailing, .upArrow: .top, .downArrow: .bottom,
  ]
}

extension FocusPlaceItem {
  /// What pressing it does, if that may be pressed.
  fileprivate var pressed: PressModifier? {
    var outer = superitem
    while let item = outer {
      if let press = item as? PressItem { return press.isEnabled ? press.press.modifier : nil }
      outer = item.superitem
    }
    return nil
  }

  /// Scrolls what is around until all of it is seen, with some room. By eye.
  fileprivate func comeIntoView() {
    let room: CGFloat = 60
    func step(_ start: CGFloat, _ end: CGFloat, within low: CGFloat, _ high: CGFloat) -> CGFloat {
      if start < low + room { return start - low - room }
      return end > high - room ? end - high + room : 0
    }
    var outer = superitem
    while let item = outer {
      if let scroll = item as? ScrollItem {
        let (own, seen) = (screenFrame, scroll.screenFrame)
        let way = CGSize(
          width: step(own.minX, own.maxX, within: seen.minX, seen.maxX),
          height: step(own.minY, own.maxY, within: seen.minY, seen.maxY))
        let target = CGPoint(
          x: scroll.offset.x + (scroll.axes.contains(.horizontal) ? way.width : 0),
          y: scroll.offset.y + (scroll.axes.contains(.vertical) ? way.height : 0))
        if target != scroll.offset { scroll.scroll(to: target, isAnimated: true) }
      }
      outer = item.superitem
    }
  }
}
