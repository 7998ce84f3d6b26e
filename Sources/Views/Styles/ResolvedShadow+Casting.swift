import Drawing
import Foundation
import Geometry

extension [ResolvedShadow] {
  /// Those of the edge first: they keep to the inside, and would cut off what lies behind it.
  var inOrder: [ResolvedShadow] { filter(\.isInner) + filter { !$0.isInner } }

  /// What has no outline that is known, such as a text or a symbol, with its shadows.
  func cast(on items: [DisplayItem], in bounds: CGRect) -> [DisplayItem] {
    inOrder.reduce(items) { [$1.cast(on: $0, of: items, in: bounds)] }
  }
}

extension ResolvedShadow {
  /// - Parameter items: What `drawn` shows without its shadows.
  fileprivate func cast(on drawn: [DisplayItem], of items: [DisplayItem], in bounds: CGRect)
    -> DisplayItem
  {
    guard isInner else {
      return .group(.shadow(color: color.rgba, radius: radius, offset: offset), drawn)
    }
    // Everything around, so wide that its outer edge stays out of sight when blurred.
    let reach = 3 * radius + max(abs(offset.width), abs(offset.height))
    let around = bounds.insetBy(dx: -reach, dy: -reach)
    let field = ShapeLeaf(
      path: Path(CGRect(origin: .zero, size: around.size)), paint: .color(color.rgba))
    let move = CGAffineTransform(translationX: offset.width, y: offset.height)
    let hole = DisplayItem.group(.transform(ProjectionTransform(move)), items)
    let shade = DisplayItem.group(
      .flatten,
      [.leaf(.shape(field), at: around.origin), .group(.blend(.destinationOut), [hole])])
    return .group(
      .mask(items), drawn + [.group(.blur(radius: radius, opaque: false), [shade])])
  }
}
