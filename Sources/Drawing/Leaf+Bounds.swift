import Foundation
import Geometry

extension Leaf {
  /// The rectangle around it as large as it is said to be, in its own coordinates; null of an empty shape.
  package var bounds: CGRect {
    switch self {
    case .shape(let shape): shape.path.boundingRect
    case .text(let text): CGRect(origin: .zero, size: text.size)
    case .symbol(let symbol): CGRect(origin: .zero, size: symbol.size)
    case .image(let image): CGRect(origin: .zero, size: image.size)
    }
  }
}
