import Drawing
import Foundation
import Geometry
import Pixels

/// What the rasteriser paints: a leaf, or the coverage of a clip path.
enum Subject: Hashable {
  case leaf(Leaf)
  case mask(Path, evenOdd: Bool, antialiased: Bool)

  /// Whether painting it again costs little enough to do it for every step of a growing picture.
  var isCheap: Bool {
    switch self {
    case .leaf(.shape), .mask: true
    case .leaf: false
    }
  }

  /// Whether its edges are soft; hard ones stay on the pixel grid wherever it is put.
  var isAntialiased: Bool {
    switch self {
    case .leaf(.shape(let shape)): shape.antialiased
    case .leaf(.image(let image)): image.interpolation != .none
    case .leaf: true
    case .mask(_, _, let antialiased): antialiased
    }
  }
}

/// A texture of a subject, with a transparent border so that its edges stay soft however it lies.
struct PaintedLeaf {
  let texture: Texture
  /// What the whole texture shows, in the subject's points.
  let rect: CGRect
  /// Texels a point.
  let scaleX: Double
  let scaleY: Double
}
