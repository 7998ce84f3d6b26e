import Foundation
@_spi(Engine) import Geometry

extension Item {
  package static func origin(
    of child: ViewDimensions, aligned alignment: Alignment, in rect: CGRect
  )
    -> CGPoint
  {
    let outer = ViewDimensions(width: rect.width, height: rect.height)
    return CGPoint(
      x: rect.minX + outer[alignment.horizontal] - child[alignment.horizontal],
      y: rect.minY + outer[alignment.vertical] - child[alignment.vertical])
  }

  /// Puts the guides of an item inside onto those of a rectangle.
  package func place(
    _ child: Item, aligned alignment: Alignment, in rect: CGRect, proposal: ProposedViewSize
  ) {
    let dimensions = child.dimensions(for: proposal)
    var origin = Item.origin(of: dimensions, aligned: alignment, in: rect)
    if isRightToLeft { origin.x = rect.minX + rect.maxX - origin.x - dimensions.width }
    child.place(at: origin, proposal: proposal)
  }

  package var isRightToLeft: Bool { node.environment.layoutDirection == .rightToLeft }
}
