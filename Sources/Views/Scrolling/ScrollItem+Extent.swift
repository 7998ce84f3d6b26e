import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// How large the content is, and how far it can be moved.
extension ScrollItem {
  /// Kept free around the content.
  var insets: EdgeInsets {
    let margins = node.environment.contentMargins.content
    return EdgeInsets(
      top: safeAreaPadding.top + (margins.top ?? 0),
      leading: safeAreaPadding.leading + (margins.leading ?? 0),
      bottom: safeAreaPadding.bottom + (margins.bottom ?? 0),
      trailing: safeAreaPadding.trailing + (margins.trailing ?? 0))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let within = proposal.inset(by: insets)
    return ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : within.width,
      height: axes.contains(.vertical) ? nil : within.height)
  }

  /// With the insets around it.
  func contentSize(for proposal: ProposedViewSize) -> CGSize {
    child.size(for: inner(proposal)).outset(by: insets)
  }

  func placeContent() {
    knownWindow = nil
    let (alignment, content) = (
      node.environment.scrollAnchors.alignment, contentSize(for: ProposedViewSize(frame.size))
    )
    let free = CGSize(
      width: axes.contains(.horizontal) ? max(0, frame.width - content.width) : 0,
      height: axes.contains(.vertical) ? max(0, frame.height - content.height) : 0)
    child.place(
      at: CGPoint(
        x: frame.minX + insets.leading - offset.x + free.width * (alignment?.x ?? 0),
        y: frame.minY + insets.top - offset.y + free.height * (alignment?.y ?? 0)),
      proposal: inner(ProposedViewSize(frame.size)))
  }

  /// The farthest the content can be moved.
  var range: CGSize {
    let content = contentSize(for: ProposedViewSize(frame.size))
    return CGSize(
      width: axes.contains(.horizontal) ? max(0, content.width - frame.width) : 0,
      height: axes.contains(.vertical) ? max(0, content.height - frame.height) : 0)
  }

  /// How far it is scrolled to show that it scrolls: away from the end that it is nearer to.
  var shownWay: CGSize {
    func way(_ range: CGFloat, _ shown: CGFloat, from offset: CGFloat) -> CGFloat {
      let way = min(range, shown * 0.6)
      return offset > range / 2 ? -way : way
    }
    let range = range
    return CGSize(
      width: way(range.width, frame.width, from: offset.x),
      height: way(range.height, frame.height, from: offset.y))
  }

  func clamped(_ offset: CGPoint) -> CGPoint {
    let range = range
    return CGPoint(
      x: min(max(offset.x, 0), range.width), y: min(max(offset.y, 0), range.height))
  }
}
