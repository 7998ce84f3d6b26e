import Drawing
import Raster
import Testing

@testable import Compositing

struct ColorMatrixTests {
  private static let matrix = ColorMatrix([
    0.4, 0.9, -0.3, 0, 0.05, -0.2, 1.3, 0.1, 0, 0, 0.7, -0.6, 0.9, 0.1, 0, 0, 0, 0, 0.9, 0,
  ])

  /// More colours than are remembered, each several times and in another order every time.
  @Test func aPixelIsWhatItWouldBeAlone() {
    let (width, height) = (128, 64)
    let picture = Bitmap(width: width, height: height)
    let pixels = picture.start.assumingMemoryBound(to: SIMD4<UInt8>.self)
    for index in 0..<width * height {
      let number = index * 2_654_435_761 % 3001
      let alpha = number % 256
      pixels[index] = SIMD4(
        UInt8(number * 7 % (alpha + 1)), UInt8(number * 3 % (alpha + 1)),
        UInt8(number % (alpha + 1)), UInt8(alpha))
    }
    let result = Self.matrix.applied(to: picture)
    for y in 0..<height {
      for x in 0..<width {
        let alone = Bitmap(width: 1, height: 1)
        alone.start.assumingMemoryBound(to: SIMD4<UInt8>.self)[0] = pixels[y * width + x]
        #expect(Self.matrix.applied(to: alone)[0, 0] == result[x, y])
      }
    }
  }
}
