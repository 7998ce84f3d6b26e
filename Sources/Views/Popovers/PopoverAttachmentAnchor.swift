import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// What of a view a popover points at.
public enum PopoverAttachmentAnchor {
  /// A rectangle of the view.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view, in parts of its size.
  case point(UnitPoint)
}

/// Where an open popover points, and what it may become instead.
@MainActor
struct PopoverPlace {
  let attachment: PopoverAttachmentAnchor
  let edge: Edge
  /// On a narrow screen a popover is a sheet unless its content says otherwise.
  let isCompact: Bool
  /// Told what it has become.
  let become: (PopoverForm) -> Void

  /// What the popover points at, on screen.
  func target(of anchor: SourceAnchor) -> CGRect {
    let frame = anchor.frame
    switch attachment {
    case .rect(let source):
      return anchor.item.map { source.make($0).onScreen } ?? frame
    case .point(let point):
      return CGRect(
        x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height, width: 0,
        height: 0)
    }
  }
}
