import Foundation

/// The corners in the order a path goes through them.
enum Corner: CaseIterable {
  case bottomRight, bottomLeft, topLeft, topRight

  /// Whether the path comes to the corner along a horizontal side.
  var isEnteredAlongX: Bool { self == .bottomLeft || self == .topRight }
}

/// A corner size for each corner of a rectangle, in points.
struct Corners {
  private var sizes: [CGSize]

  init(all size: CGSize) {
    sizes = [size, size, size, size]
  }

  init(topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat) {
    sizes = [bottomRight, bottomLeft, topLeft, topRight].map { CGSize(width: $0, height: $0) }
  }

  subscript(corner: Corner) -> CGSize {
    switch corner {
    case .bottomRight: sizes[0]
    case .bottomLeft: sizes[1]
    case .topLeft: sizes[2]
    case .topRight: sizes[3]
    }
  }

  /// Shrinks all corners by one factor until every side is long enough for its two.
  mutating func fit(in size: CGSize) {
    let (right, left) = (sizes[0].height + sizes[3].height, sizes[1].height + sizes[2].height)
    let (bottom, top) = (sizes[0].width + sizes[1].width, sizes[2].width + sizes[3].width)
    let across = max(bottom, top) > size.width ? size.width / max(bottom, top) : 1
    let down = max(left, right) > size.height ? size.height / max(left, right) : 1
    let factor = min(across, down)
    sizes = sizes.map { CGSize(width: $0.width * factor, height: $0.height * factor) }
  }

  /// How much of each side a corner may use, in units of its own size.
  func room(at corner: Corner, in size: CGSize) -> CGSize {
    let (across, down): (Corner, Corner) =
      switch corner {
      case .bottomRight: (.bottomLeft, .topRight)
      case .bottomLeft: (.bottomRight, .topLeft)
      case .topLeft: (.topRight, .bottomLeft)
      case .topRight: (.topLeft, .bottomRight)
      }
    let width = self[corner].width + self[across].width
    let height = self[corner].height + self[down].height
    return CGSize(
      width: width > 0 ? size.width / width : .infinity,
      height: height > 0 ? size.height / height : .infinity)
  }
}
