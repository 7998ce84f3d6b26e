import Drawing
import Foundation
import Geometry

/// A picture that is made of what a view drew, which stays sharp in any size.
final class DrawnPicture: Hashable, Sendable {
  let items: [DisplayItem]
  /// Points.
  let size: CGSize

  init(items: [DisplayItem], size: CGSize) {
    self.items = items
    self.size = size
  }

  /// The same number of pixels, so many of them a point.
  func scaled(by scale: CGFloat) -> DrawnPicture {
    guard scale > 0, scale != 1 else { return self }
    let smaller = CGSize(width: size.width / scale, height: size.height / scale)
    return DrawnPicture(items: [drawn(in: CGRect(origin: .zero, size: smaller))], size: smaller)
  }

  /// - Precondition: The picture has a size.
  func drawn(in rect: CGRect) -> DisplayItem {
    let matrix = CGAffineTransform(
      a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX,
      ty: rect.minY)
    let edge = Path(CGRect(origin: .zero, size: size))
    return .group(
      .transform(ProjectionTransform(matrix)),
      [.group(.clip(edge, evenOdd: false, antialiased: true), items)])
  }

  static func == (a: DrawnPicture, b: DrawnPicture) -> Bool {
    a === b || (a.size == b.size && a.items == b.items)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(size.width)
    hasher.combine(size.height)
  }
}
