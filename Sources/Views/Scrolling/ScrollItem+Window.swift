import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// Where the content is seen, and its indicators.
extension ScrollItem {
  /// The frame, and where it touches the safe area's edge all up to the screen's.
  var restingWindow: CGRect {
    // Each row of a list asks several times a picture, and all that is around it has a say.
    let isStill = !graph.isLayingOut
    if isStill, let known = knownWindow, known.pass == passNumber, known.frame == frame {
      return known.rect
    }
    let rect = reach(of: frame.snapped(toPixelsAt: graph.pixelsPerPoint)) { abs($0) < 0.5 }
    knownWindow = isStill ? RestingWindow(pass: passNumber, frame: frame, rect: rect) : nil
    return rect
  }

  /// What is shown of the content.
  var window: CGRect {
    let (shown, resting) = (shownFrame.rect, frame.snapped(toPixelsAt: graph.pixelsPerPoint))
    let reach = restingWindow
    // A side that travels to such an edge is beyond it at once: what is there moves as well.
    let left = reach.minX == resting.minX ? shown.minX : reach.minX
    let top = reach.minY == resting.minY ? shown.minY : reach.minY
    let right = reach.maxX == resting.maxX ? shown.maxX : reach.maxX
    let bottom = reach.maxY == resting.maxY ? shown.maxY : reach.maxY
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
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
