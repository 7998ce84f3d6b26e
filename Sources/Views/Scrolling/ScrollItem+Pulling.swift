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

  /// Whether content can be pulled over its edges.
  func bounces(along axis: Axis) -> Bool {
    guard ScrollPulling.current?.isAllowed != false else { return false }
    switch node.environment.scrollBounces[axis] {
    case .automatic, .always: return true
    case .basedOnSize: return length(range, along: axis) > 0
    case .never: return false
    }
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
