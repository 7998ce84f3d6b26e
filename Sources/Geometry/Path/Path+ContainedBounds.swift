import Foundation

extension Path {
  /// Around every point that it contains (``contains(_:eoFill:)``); nil where a number is too far away to tell.
  ///
  /// Not what is painted: of a stroke all is contained that is half its width away, beyond its ends and in its gaps.
  package var containedBounds: CGRect? {
    let reach = max(0, (stroke?.lineWidth ?? 0) / 2)
    guard isReachable, reach.isReachable else { return nil }
    var outline = self
    outline.stroke = nil
    let rect = outline.boundingRect
    if rect.isNull { return rect }
    return CGRect(
      x: rect.minX - reach, y: rect.minY - reach, width: rect.maxX - rect.minX + 2 * reach,
      height: rect.maxY - rect.minY + 2 * reach)
  }
}
