import Drawing
import Raster

extension ColorMatrix {
  /// The picture with each pixel's gamma-encoded colour, not premultiplied, sent through the matrix.
  func applied(to bitmap: Bitmap) -> Bitmap {
    // Columns, in the pixels' order: blue, green, red, alpha.
    func column(_ index: Int) -> SIMD4<Float> {
      SIMD4(
        Float(values[10 + index]), Float(values[5 + index]), Float(values[index]),
        Float(values[15 + index]))
    }
    let (fromRed, fromGreen, fromBlue) = (column(0), column(1), column(2))
    let (fromAlpha, constant) = (column(3), column(4))
    return bitmap.mapped { pixel in
      // Nothing is there to be coloured; else a brightness would fill the layer's whole rectangle.
      if pixel.w == 0 { return .zero }
      let p = SIMD4<Float>(pixel)
      let straight = p / p.w
      let sum = fromRed * straight.z + fromGreen * straight.y + fromBlue * straight.x
      // The library's own clamping goes lane by lane through calls.
      var color = sum + fromAlpha * (p.w / 255) + constant
      color.replace(with: 0, where: color .< 0)
      color.replace(with: 1, where: color .> 1)
      var result = color * color.w
      result.w = color.w
      return SIMD4<UInt8>(nearest: result * 255)
    }
  }
}
