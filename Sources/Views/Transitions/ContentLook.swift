import Drawing
import Foundation
import Geometry

/// What a content transition does to a piece of content at one moment.
struct ContentLook: Equatable {
  /// Points.
  var offset: CGFloat = 0
  var scale: CGFloat = 1
  /// Points, in the content's own size: it is scaled along.
  var blur: CGFloat = 0
  /// 0…1.
  var opacity: Double = 1

  static let plain = ContentLook()

  /// Both at once, as for content that leaves before it has quite arrived.
  func combined(with other: ContentLook) -> ContentLook {
    ContentLook(
      offset: offset + other.offset, scale: scale * other.scale,
      // Two blurs one after the other add up by their squares.
      blur: (blur * blur + other.blur * other.blur).squareRoot(),
      opacity: opacity * other.opacity)
  }

  /// The items with the look about a point; nothing where nothing would be seen.
  func drawn(_ items: [DisplayItem], about center: CGPoint) -> [DisplayItem] {
    guard opacity > 0.001, scale > 0 else { return [] }
    var items = items
    if blur > 0.01 { items = [.group(.blur(radius: blur, opaque: false), items)] }
    if scale != 1 || offset != 0 {
      let matrix = CGAffineTransform(translationX: -center.x, y: -center.y)
        .concatenating(CGAffineTransform(scaleX: scale, y: scale))
        .concatenating(CGAffineTransform(translationX: center.x, y: center.y + offset))
      items = [.group(.transform(ProjectionTransform(matrix)), items)]
    }
    if opacity < 0.999 { items = [.group(.opacity(min(max(opacity, 0), 1)), items)] }
    return items
  }
}
