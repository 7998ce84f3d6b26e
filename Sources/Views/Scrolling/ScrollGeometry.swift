import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// Where a scroll view's content is, in points.
public struct ScrollGeometry: Equatable, Sendable {
  /// The point of the content at the scroll view's corner: minus the insets at first.
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  /// What is kept free around the content: margins, and bars that it scrolls beneath.
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize

  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content that the scroll view covers.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The part of the content that is seen between the insets.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: max(0, containerSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, containerSize.height - contentInsets.top - contentInsets.bottom))
  }
}

extension ScrollItem {
  var geometry: ScrollGeometry {
    let window = restingWindow
    let content = contentSize(for: ProposedViewSize(frame.size))
    let own = insets
    let insets = EdgeInsets(
      top: own.top + frame.minY - window.minY, leading: own.leading + frame.minX - window.minX,
      bottom: own.bottom + window.maxY - frame.maxY,
      trailing: own.trailing + window.maxX - frame.maxX)
    return ScrollGeometry(
      contentOffset: CGPoint(x: offset.x - insets.leading, y: offset.y - insets.top),
      contentSize: CGSize(
        width: content.width - own.leading - own.trailing,
        height: content.height - own.top - own.bottom),
      contentInsets: insets, containerSize: window.size)
  }
}
