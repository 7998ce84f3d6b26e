import Drawing
import Foundation
import Geometry

/// A symbol as SVG elements, for whoever writes a document.
package struct SymbolDrawing {
  /// Some of the elements, what they let through, and how strong that is.
  package struct Layer {
    package var svg: String
    package var paint: Paint
    package var opacity: Double
  }

  /// Back to front; what is painted of the elements counts, in whatever colour.
  package var layers: [Layer]
  /// From the elements' units to the leaf's points.
  package var matrix: CGAffineTransform
}

extension FontBook {
  package func drawing(of leaf: SymbolLeaf) -> SymbolDrawing {
    withSymbols { book in
      let artwork = book.artwork(named: leaf.name, weight: leaf.font.weight)
      let bounds = book.bounds(of: leaf.name, weight: leaf.font.weight)
      let (x, y) = (leaf.size.width / bounds.width, leaf.size.height / bounds.height)
      return SymbolDrawing(
        layers: leaf.layers(of: artwork).map {
          SymbolDrawing.Layer(svg: $0.svg, paint: $0.1, opacity: $0.opacity)
        },
        matrix: CGAffineTransform(
          a: x, b: 0, c: 0, d: y, tx: -bounds.minX * x, ty: -bounds.minY * y))
    }
  }
}
