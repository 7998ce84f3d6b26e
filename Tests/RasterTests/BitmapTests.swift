import Foundation
import Testing

@testable import Raster

struct BitmapTests {
  @Test func aNewBitmapIsTransparent() {
    let bitmap = Bitmap(width: 3, height: 2)
    #expect(bitmap.stride == 12)
    #expect(bitmap.bytes == Data(count: 24))
  }

  @Test func aPixelReadsBlueGreenRedAlpha() {
    let bitmap = Bitmap(width: 2, height: 2)
    bitmap.withUnsafeMutableBytes { bytes in
      for (offset, value) in [10, 20, 30, 40].enumerated() { bytes[12 + offset] = UInt8(value) }
    }
    #expect(bitmap[1, 1] == (b: 10, g: 20, r: 30, a: 40))
    #expect(bitmap[0, 1] == (b: 0, g: 0, r: 0, a: 0))
  }

  @Test func aPNGKeepsEveryOpaquePixel() throws {
    let bitmap = Bitmap(width: 5, height: 3)
    bitmap.withUnsafeMutableBytes { bytes in
      for index in bytes.indices { bytes[index] = index % 4 == 3 ? 255 : UInt8(index * 3) }
    }
    let again = try Bitmap.decode(png: bitmap.pngData())
    #expect(again.width == 5 && again.height == 3)
    #expect(again.bytes == bitmap.bytes)
  }

  @Test func aBrokenPNGNamesTheCallThatFailed() {
    #expect {
      try Bitmap.decode(png: Data("not a picture".utf8))
    } throws: { error in
      "\(error)".hasPrefix("cairo_image_surface_create_from_png_stream failed: Cairo says '")
    }
  }

  @Test(arguments: [
    (10.0, 1.0, 10), (10.2, 1, 11), (10.0000000001, 1, 10), (5.5, 2, 11), (0, 3, 1),
  ])
  func pixelsRoundUpButNotForRoundingNoise(length: Double, scale: Double, pixels: Int) {
    #expect(Bitmap.pixels(length, scale: scale) == pixels)
  }

  @Test func twoPicturesNeverShareMemory() {
    let bitmaps = (0..<20).map { _ in Bitmap(width: 300, height: 200) }
    for (index, bitmap) in bitmaps.enumerated() {
      bitmap.withUnsafeMutableBytes {
        _ = $0.initializeMemory(as: UInt8.self, repeating: UInt8(index))
      }
    }
    for (index, bitmap) in bitmaps.enumerated() {
      #expect(bitmap[299, 199].b == UInt8(index))
    }
  }

  @Test func aNewBitmapIsTransparentWhateverItsMemoryHeld() {
    for _ in 0..<3 {
      let bitmap = Bitmap(width: 200, height: 200)
      #expect(bitmap[100, 100] == (0, 0, 0, 0))
      bitmap.withUnsafeMutableBytes { _ = $0.initializeMemory(as: UInt8.self, repeating: 255) }
    }
  }
}
