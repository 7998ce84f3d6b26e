import Foundation
import Geometry
@_spi(Engine) import ViewEngine

extension ScrollItem {
  /// Whether a finger that has gone this way scrolls here.
  func scrolls(along way: CGSize) -> Bool {
    let axis = abs(way.width) > abs(way.height) ? Axis.horizontal : .vertical
    return axes.contains(axis == .horizontal ? .horizontal : .vertical)
      && (length(range, along: axis) > 0 || bounces(along: axis))
  }

  /// Whether a finger that has gone this way moves what this is in: beyond its own end nothing of it scrolls, and
  /// that still does, such as the pages of a watch around a list.
  func leavesToOuter(_ way: CGSize) -> Bool {
    guard isAtEnd(before: way) else { return false }
    let isAcross = abs(way.width) > abs(way.height)
    var outer = superitem
    while let item = outer {
      if let scroll = item as? ScrollItem, scroll.axes.contains(isAcross ? .horizontal : .vertical),
        !scroll.isAtEnd(before: way)
      {
        return true
      }
      outer = item.superitem
    }
    return false
  }

  /// Whether the end is in sight from which a finger that goes this way would pull it.
  private func isAtEnd(before way: CGSize) -> Bool {
    let isAcross = abs(way.width) > abs(way.height)
    let step = isAcross ? way.width : way.height
    let place = isAcross ? offset.x : offset.y
    let end = isAcross ? range.width : range.height
    return step > 0 ? place < 0.5 : place > end - 0.5
  }

  var mayScroll: Bool { overrides.isEnabled && node.environment.isScrollEnabled }

  /// Along which axes bars are shown.
  var shownIndicators: Axis.Set {
    guard showsIndicators else { return [] }
    return axes.intersection(node.environment.scrollIndicators).intersection(overrides.indicators)
  }

  /// Whether content can be pulled over its edges.
  func bounces(along axis: Axis) -> Bool {
    guard overrides.bounces, ScrollPulling.current?.isAllowed != false else { return false }
    switch node.environment.scrollBounces[axis] {
    case .automatic, .always: return true
    case .basedOnSize: return length(range, along: axis) > 0
    case .never: return false
    }
  }

  /// How far a hand draws it down to show what comes of that.
  func pulled(refreshes: Bool) -> TouchDemonstration {
    .pull(min(frame.height * 0.4, 220), refreshes: refreshes)
  }

  /// Whether a pull shows something where nothing can be scrolled: what is inside asks where it is, as a header that
  /// grows does.
  var showsPulls: Bool {
    axes.contains(.vertical) && bounces(along: .vertical) && child.asksForItsPlace
  }

  private func length(_ size: CGSize, along axis: Axis) -> CGFloat {
    axis == .horizontal ? size.width : size.height
  }

  /// Moves with the finger, which has to pull ever harder beyond the edges.
  func pull(to offset: CGPoint) {
    let range = range
    func shown(_ offset: CGFloat, _ range: CGFloat, _ length: CGFloat, _ axis: Axis) -> CGFloat {
      guard axes.contains(axis == .horizontal ? .horizontal : .vertical) else { return 0 }
      guard bounces(along: axis) else { return min(max(offset, 0), range) }
      return RubberBand.shown(offset, range: range, length: length)
    }
    move(
      to: CGPoint(
        x: shown(offset.x, range.width, frame.width, .horizontal),
        y: shown(offset.y, range.height, frame.height, .vertical)))
  }

  /// Where the finger would be for an offset that content on its way back is caught at.
  func meant(_ shown: CGPoint) -> CGPoint {
    CGPoint(
      x: RubberBand.meant(shown.x, range: range.width, length: frame.width),
      y: RubberBand.meant(shown.y, range: range.height, length: frame.height))
  }

  /// The finger has left without having scrolled.
  func touchEnded() {
    if offset != clamped(offset) {
      release(velocity: .zero, from: offset)
    } else if phase == .tracking || phase == .interacting {
      phase = .idle
    }
  }
}

extension Item {
  /// Whether something in it depends on where it is on screen.
  fileprivate var asksForItsPlace: Bool {
    (node as? any PlaceReading)?.readsPlace == true || subitems.contains(where: \.asksForItsPlace)
  }
}
