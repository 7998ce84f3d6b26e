import Drawing
import Foundation
import Geometry

/// Paints every kind of leaf with Cairo, in the fonts and artwork of one ``FontBook``.
///
/// Not safe to use from two threads at once, and neither is the font book it shares.
package final class LeafPainter: LeafPainting {
  /// What could not be painted as asked; each problem once, in the order met.
  package private(set) var errors: [CairoError] = []

  private let fonts: FontBook

  /// - Parameter fonts: Best the one the views measure with: what it laid out is not laid out again.
  package init(fonts: FontBook = FontBook()) {
    self.fonts = fonts
  }

  package func inkBounds(of leaf: Leaf) -> CGRect {
    switch leaf {
    case .shape(let shape): ruler?.extents(of: shape.path) ?? .zero
    case .text(let text): fonts.withTypeset(text) { $0.inkBounds(of: text) }
    case .symbol(let symbol): symbol.inkBounds
    case .image(let image): CGRect(origin: .zero, size: image.size)
    }
  }

  package func paint(_ leaf: Leaf, rect: CGRect, scale: Double) -> Bitmap {
    canvas(rect, scale) { canvas in
      switch leaf {
      case .shape(let shape):
        canvas.setSource(shape.paint)
        canvas.draw(shape.path, evenOdd: shape.evenOdd, antialiased: shape.antialiased)
      case .text(let text): fonts.withTypeset(text) { canvas.draw($0, of: text) }
      case .symbol(let symbol): fonts.draw(symbol, on: canvas)
      case .image(let image): fonts.draw(image, on: canvas)
      }
    }
  }

  package func paintMask(
    _ path: Path, evenOdd: Bool, antialiased: Bool, rect: CGRect, scale: Double
  ) -> Bitmap {
    canvas(rect, scale) { canvas in
      canvas.setSource(.color(.white))
      canvas.draw(path, evenOdd: evenOdd, antialiased: antialiased)
    }
  }

  /// A canvas of one pixel, to ask for extents without painting.
  private lazy var ruler: CairoCanvas? = noting { () throws(CairoError) in
    try CairoCanvas(rect: .zero, scale: 1)
  }

  private func canvas(_ rect: CGRect, _ scale: Double, draw: (CairoCanvas) -> Void) -> Bitmap {
    let painted = noting { () throws(CairoError) in
      let canvas = try CairoCanvas(rect: rect, scale: scale)
      draw(canvas)
      try canvas.checkDrawing()
      return canvas.bitmap
    }
    return painted
      ?? Bitmap(
        width: Bitmap.pixels(rect.width, scale: scale),
        height: Bitmap.pixels(rect.height, scale: scale))
  }

  private func noting<Result>(_ body: () throws(CairoError) -> Result) -> Result? {
    do {
      return try body()
    } catch {
      if !errors.contains(error) { errors.append(error) }
      return nil
    }
  }
}

extension SymbolLeaf {
  /// Heavy weights reach a little out of the symbol's size.
  fileprivate var inkBounds: CGRect {
    let heaviest = max(size.width, size.height) / 16
    return CGRect(origin: .zero, size: size).insetBy(dx: -heaviest, dy: -heaviest)
  }
}
