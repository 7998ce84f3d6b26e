import Foundation
import Geometry

extension DisplayItem {
  /// The rectangle around the shapes, texts and pictures in it, as large as they are said to be: nothing is
  /// painted to find out, and shadows, blurs and clips are looked through.
  package var paintedBounds: CGRect {
    switch self {
    case .leaf(let leaf, let point):
      let bounds = leaf.bounds
      return bounds.isNull ? bounds : bounds.offsetBy(dx: point.x, dy: point.y)
    case .group(let effect, let items):
      let bounds = items.reduce(CGRect.null) { $0.union($1.paintedBounds) }
      guard case .transform(let matrix) = effect, !bounds.isNull else { return bounds }
      return CGRect(around: bounds.corners.map { $0.applying(matrix) })
    }
  }

  /// The colour of the first shape in it; of a gradient that of its beginning.
  package var paintedColor: RGBA? {
    switch self {
    case .leaf(.shape(let shape), _): shape.paint.firstColor
    case .leaf(.symbol(let symbol), _): symbol.paints.first?.firstColor
    case .leaf: nil
    case .group(_, let items): items.firstNonNil(\.paintedColor)
    }
  }
}

extension Paint {
  fileprivate var firstColor: RGBA? {
    switch self {
    case .color(let color): color
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .ellipticalGradient(let stops, _, _, _, _), .angularGradient(let stops, _, _, _):
      stops.first?.color
    case .mesh: nil
    }
  }
}
