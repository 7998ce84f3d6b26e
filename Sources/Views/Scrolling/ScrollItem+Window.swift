import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// Where the content is seen, and its indicators.
extension ScrollItem {
  /// What is nearer to an edge touches it, in points.
  private static let touch: CGFloat = 0.5

  /// The frame, and where it touches the safe area's edge all up to the screen's.
  var restingWindow: CGRect {
    // Each row of a list asks several times a picture, and all that is around it has a say.
    let isStill = !graph.isLayingOut
    if isStill, let known = knownWindow, known.pass == passNumber, known.frame == frame {
      return known.rect
    }
    let rect = reach(of: frame.snapped(toPixelsAt: graph.pixelsPerPoint)) { abs($0) < Self.touch }
    knownWindow = isStill ? RestingWindow(pass: passNumber, frame: frame, rect: rect) : nil
    return rect
  }

  /// What is shown of the content.
  var window: CGRect {
    let (shown, resting) = (shownFrame.rect, frame.snapped(toPixelsAt: graph.pixelsPerPoint))
    let reach = restingWindow
    // A side that travels to such an edge is beyond it at once: what is there moves as well.
    let left = Self.side(reach.minX, resting: resting.minX, shown: shown.minX)
    let top = Self.side(reach.minY, resting: resting.minY, shown: shown.minY)
    let right = Self.side(reach.maxX, resting: resting.maxX, shown: shown.maxX)
    let bottom = Self.side(reach.maxY, resting: resting.maxY, shown: shown.maxY)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// - Parameter reach: What the frame's rounding to pixels has put off an edge that ends there lies as near to it as any
  ///   that touches it, and travels as the frame does.
  private static func side(_ reach: CGFloat, resting: CGFloat, shown: CGFloat) -> CGFloat {
    abs(reach - resting) < touch ? shown : reach
  }

  /// Where indicators are.
  var track: CGRect {
    let (rect, margins) = (shownFrame.rect, node.environment.contentMargins.indicators)
    let (left, top) = (margins.leading ?? 0, margins.top ?? 0)
    return CGRect(
      x: rect.minX + left, y: rect.minY + top,
      width: max(0, rect.width - left - (margins.trailing ?? 0)),
      height: max(0, rect.height - top - (margins.bottom ?? 0)))
  }
}

/// What a scroll view showed in a layout, and where it stood then.
struct RestingWindow {
  let pass: Int
  let frame: CGRect
  let rect: CGRect
}
