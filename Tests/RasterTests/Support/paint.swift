import Drawing
import Foundation
import Geometry

@testable import Raster

/// One for all tests: it is locked inside, and reading the machine's fonts takes a while.
let fonts = FontBook()

let anywhere = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)

func run(
  _ string: String, size: Double = 17, weight: Double = 400,
  design: FontDescription.Design = .default, _ change: (inout TextRun) -> Void = { _ in }
) -> TextRun {
  var run = TextRun(
    string, font: FontDescription(size: size, weight: weight, design: design),
    paint: .color(.black))
  change(&run)
  return run
}

func layout(_ change: (inout TextLayout) -> Void = { _ in }) -> TextLayout {
  var layout = TextLayout()
  change(&layout)
  return layout
}

/// A leaf of the runs in the size they take.
func leaf(_ runs: [TextRun], layout: TextLayout = TextLayout(), in proposal: CGSize = anywhere)
  -> TextLeaf
{
  let size = fonts.measure(runs, layout: layout, in: proposal).size
  return TextLeaf(runs: runs, layout: layout, size: size)
}

func shape(_ path: Path, _ paint: Paint = .color(.black)) -> Leaf {
  .shape(ShapeLeaf(path: path, paint: paint))
}

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Paints with a painter of its own: painters belong to one thread.
func paint(_ leaf: Leaf, _ rect: CGRect, scale: Double = 1) -> Bitmap {
  LeafPainter(fonts: fonts).paint(leaf, rect: rect, scale: scale)
}

func paint(_ text: TextLeaf, scale: Double = 1) -> Bitmap {
  paint(.text(text), CGRect(origin: .zero, size: text.size), scale: scale)
}

func paint(symbol name: String, size: Double = 32, _ change: (inout SymbolLeaf) -> Void = { _ in })
  -> Bitmap
{
  let font = FontDescription(size: size)
  var symbol = SymbolLeaf(
    name: name, font: font, paints: [.color(.black)],
    size: fonts.measure(symbol: name, font: font, scale: .medium).size)
  change(&symbol)
  return paint(.symbol(symbol), CGRect(origin: .zero, size: symbol.size))
}

extension Bitmap {
  /// The sum of all alpha, in pixels' worth.
  var ink: Double {
    withUnsafeBytes { bytes in
      Swift.stride(from: 3, to: bytes.count, by: 4).reduce(0) { $0 + Double(bytes[$1]) / 255 }
    }
  }

  var bytes: Data { withUnsafeBytes { Data($0) } }

  /// Like `a5` in every pixel: the alphas, row by row, in hexadecimal.
  var alphas: [String] {
    (0..<height).map { y in
      (0..<width).map { x in
        let digits = String(self[x, y].a, radix: 16)
        return digits.count == 1 ? "0" + digits : digits
      }.joined(separator: " ")
    }
  }
}
