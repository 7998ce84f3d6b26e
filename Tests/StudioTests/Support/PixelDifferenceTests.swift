import Raster
import Testing

@MainActor
struct PixelDifferenceTests {
  @Test func aDifferenceShowsWhereAndHowMuch() {
    let (a, b) = (Bitmap(width: 2, height: 1), Bitmap(width: 2, height: 1))
    b.start.storeBytes(of: 5, toByteOffset: 4, as: UInt8.self)
    let picture = PixelGolden.difference(a, b)
    #expect(picture.withUnsafeBytes(Array.init) == [0, 0, 0, 255, 40, 0, 0, 255])
  }
}
