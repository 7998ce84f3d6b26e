import Movie
import Pixels
import Testing

@testable import Studio

@Suite struct DifferencePictureTests {
  private func picture(_ width: Int, _ height: Int, _ level: UInt8) -> PixelPicture {
    PixelPicture(
      size: PixelSize(width: width, height: height),
      pixels: (0..<width * height).flatMap { _ in [level, level, level, 255] as [UInt8] })
  }

  @Test func beforeAfterAndDifferenceStandSideBySide() {
    let before = picture(10, 4, 100)
    var pixels = before.pixels
    // One pixel is a little brighter.
    pixels[(2 * 10 + 3) * 4] = 103
    let bitmap = DifferencePicture(
      before: before, after: PixelPicture(size: before.size, pixels: pixels)
    ).bitmap()
    #expect(bitmap.width == 3 * 10 + 2 * 6 && bitmap.height == 4)
    #expect(bitmap[3, 2].b == 100 && bitmap[16 + 3, 2].b == 103)
    // What lies between them.
    #expect(bitmap[12, 0].b == 0xD8)
    // Black where nothing differs; 3 levels are made 16 times as strong.
    #expect(bitmap[32, 0] == (0, 0, 0, 255))
    #expect(bitmap[32 + 3, 2] == (48, 0, 0, 255))
  }

  @Test func largeDifferencesStayInTheirBounds() {
    let bitmap = DifferencePicture(before: picture(4, 4, 0), after: picture(4, 4, 200)).bitmap()
    #expect(bitmap[2 * (4 + 6), 0] == (200, 200, 200, 255))
  }

  @Test func picturesOfTwoSizesHaveNoThird() {
    let bitmap = DifferencePicture(before: picture(4, 8, 0), after: picture(6, 4, 9)).bitmap()
    #expect(bitmap.width == 4 + 6 + 6 && bitmap.height == 8)
    #expect(bitmap[0, 7].b == 0 && bitmap[10, 3].b == 9 && bitmap[10, 4].b == 0xD8)
  }

  @Test func whatIsLargeIsMadeSmaller() {
    let bitmap = DifferencePicture(
      before: picture(3300, 2, 1), after: picture(3300, 2, 2)
    ).bitmap()
    #expect(bitmap.width == 3 * 1100 + 2 * 6 && bitmap.height == 1)
  }
}
