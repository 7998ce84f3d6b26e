import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// What a hand that looks for something does next.
package enum ScrollSearch: Equatable, Sendable {
  case isInView
  /// A finger moves what scrolls.
  case drag(from: CGPoint, by: CGSize)
}

extension ViewGraph {
  /// Where something is that is called so, in view or not: a text, a label or an identifier.
  package func frame(named name: String?, identifier: String?) -> CGRect? {
    item(named: name, identifier: identifier)?.screenFrame
  }

  /// How far something is still from where layout has put it.
  package func travel(named name: String?, identifier: String?) -> CGSize {
    item(named: name, identifier: identifier)?.travel ?? .zero
  }

  /// The texts on screen, and where they are.
  package var shownTexts: [(text: String, frame: CGRect)] { texts(inRowsAlone: false) }

  /// Those of them that stand in rows of lists, not above and below these.
  package var shownRowTexts: [(text: String, frame: CGRect)] { texts(inRowsAlone: true) }

  private func texts(inRowsAlone: Bool) -> [(text: String, frame: CGRect)] {
    var found: [(String, CGRect)] = []
    func visit(_ item: Item, counts: Bool) {
      guard item.takesTouches else { return }
      let counts = counts || item.isListRow
      if counts, item.subitems.isEmpty, let text = item.ownLabel {
        found.append((text, item.screenFrame))
      }
      for child in item.subitems { visit(child, counts: counts) }
    }
    for item in scriptedItems { visit(item, counts: !inRowsAlone) }
    return found
  }

  /// The next drag that brings something into view; nil where it is not there and nothing scrolls any
  /// further.
  ///
  /// - Parameter isOnWayBack: What is not there yet is looked for at the start rather than at the end.
  package func scrollSearch(
    named name: String?, identifier: String?, isOnWayBack: Bool
  ) -> ScrollSearch? {
    guard let item = item(named: name, identifier: identifier) else {
      return scrollItems.firstNonNil { $0.drag(onTo: isOnWayBack ? .start : .end) }
    }
    var around: [ScrollItem] = []
    var outer = item.superitem
    while let current = outer {
      if let scroll = current as? ScrollItem { around.append(scroll) }
      outer = current.superitem
    }
    // What is further out brings the inner ones to where a finger reaches them.
    return around.reversed().firstNonNil { $0.drag(onTo: .place(item.screenFrame)) }
      ?? .isInView
  }

  private func item(named name: String?, identifier: String?) -> Item? {
    func find(in item: Item) -> Item? {
      guard item.takesTouches else { return nil }
      for child in item.subitems { if let found = find(in: child) { return found } }
      if let identifier { return item.ownIdentifier == identifier ? item : nil }
      return item.ownLabel == name || item.isControl && item.label == name ? item : nil
    }
    for item in scriptedItems { if let found = find(in: item) { return found } }
    guard let name, identifier == nil else { return nil }
    return self.item(named: nil, identifier: name)
  }

  private var scrollItems: [ScrollItem] {
    var found: [ScrollItem] = []
    func visit(_ item: Item) {
      guard item.takesTouches else { return }
      if let scroll = item as? ScrollItem, scroll.isEnabled { found.append(scroll) }
      for child in item.subitems { visit(child) }
    }
    for item in scriptedItems { visit(item) }
    return found
  }
}

extension ScrollItem {
  fileprivate enum Aim {
    case start, end
    /// On screen.
    case place(CGRect)
  }

  /// Nil where it is there.
  fileprivate func drag(onTo aim: Aim) -> ScrollSearch? {
    let shown = screenFrame.intersection(graph.canvas.rect)
    guard !shown.isNull else { return nil }
    let seen = CGRect(
      x: shown.minX + insets.leading, y: shown.minY + insets.top,
      width: max(0, shown.width - insets.leading - insets.trailing),
      height: max(0, shown.height - insets.top - insets.bottom))
    let way = CGSize(
      width: axes.contains(.horizontal)
        ? Self.way(aim.span(\.minX, \.maxX), seen.minX, seen.maxX, offset.x, range.width) : 0,
      height: axes.contains(.vertical)
        ? Self.way(aim.span(\.minY, \.maxY), seen.minY, seen.maxY, offset.y, range.height) : 0)
    guard abs(way.width) > 1 || abs(way.height) > 1 else { return nil }
    // One axis at a time, no farther than a finger goes at once.
    let isVertical = abs(way.height) > 1
    let (most, least) = ((isVertical ? seen.height : seen.width) * 0.55, ScrollRecognizer.slop)
    let wanted = isVertical ? way.height : way.width
    let length = min(abs(wanted), most) + least
    let by = wanted > 0 ? -length : length
    let from = CGPoint(
      x: isVertical ? seen.midX : seen.midX - by / 2,
      y: isVertical ? seen.midY - by / 2 : seen.midY)
    return .drag(
      from: from,
      by: isVertical ? CGSize(width: 0, height: by) : CGSize(width: by, height: 0))
  }

  /// How far content is still to be moved up or to the left.
  private static func way(
    _ aim: ScrollSpan, _ low: CGFloat, _ high: CGFloat, _ offset: CGFloat, _ range: CGFloat
  ) -> CGFloat {
    switch aim {
    case .start: return min(-offset, 0)
    case .end: return max(range - offset, 0)
    case .place(let from, let to):
      let isIn = to - from > high - low ? from < high && to > low : from >= low && to <= high
      if isIn { return 0 }
      let wanted = (from + to) / 2 - (low + high) / 2
      return min(max(wanted, -offset), range - offset)
    }
  }
}

private enum ScrollSpan {
  case start, end
  case place(CGFloat, CGFloat)
}

extension ScrollItem.Aim {
  fileprivate func span(
    _ low: (CGRect) -> CGFloat, _ high: (CGRect) -> CGFloat
  ) -> ScrollSpan {
    switch self {
    case .start: .start
    case .end: .end
    case .place(let rect): .place(low(rect), high(rect))
    }
  }
}
