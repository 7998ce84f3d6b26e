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
      let corners = [
        bounds.origin, CGPoint(x: bounds.maxX, y: bounds.minY),
        CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY),
      ]
      return corners.reduce(CGRect.null) {
        $0.union(CGRect(origin: $1.applying(matrix), size: .zero))
      }
    }
  }

  /// The colour of the first shape in it; of a gradient that of its beginning.
  package var paintedColor: RGBA? {
    switch self {
    case .leaf(.shape(let shape), _): shape.paint.firstColor
    case .leaf(.symbol(let symbol), _): symbol.paints.first?.firstColor
    case .leaf: nil
    case .group(_, let items): items.lazy.compactMap(\.paintedColor).first
    }
  }
}

extension Leaf {
  fileprivate var bounds: CGRect {
    switch self {
    case .shape(let shape): shape.path.boundingRect
    case .text(let text): CGRect(origin: .zero, size: text.size)
    case .symbol(let symbol): CGRect(origin: .zero, size: symbol.size)
    case .image(let image): CGRect(origin: .zero, size: image.size)
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
