import ExactFrames
import Foundation
import Raster
import TestSupport
import Testing

/// A golden that fails shows what it expected, what it got, and where the two differ.
@Suite("Golden differences")
struct GoldenDifferenceTests {
  private func picture(_ width: Int = 4, _ levels: [Int: UInt8] = [:]) -> Bitmap {
    let bitmap = Bitmap(width: width, height: 2)
    bitmap.withUnsafeMutableBytes { bytes in
      for place in bytes.indices { bytes[place] = 100 }
      for (place, level) in levels { bytes[place] = level }
    }
    return bitmap
  }

  @Test("Little is no difference") func alike() {
    #expect(GoldenDifference(of: picture(), from: picture()) == nil)
    #expect(GoldenDifference(of: picture(4, [0: 110]), from: picture()) == nil)
  }

  @Test("The difference is bright where the pictures differ, and black elsewhere") func bright()
    throws
  {
    // Green of the pixel at 1, 0, by 25 levels.
    let difference = try #require(
      GoldenDifference(of: picture(4, [5: 125]), from: picture()))
    #expect(difference.worst == 25)
    let (changed, same) = (difference.picture[1, 0], difference.picture[2, 1])
    #expect(changed == (b: 0, g: 200, r: 0, a: 255))
    #expect(same == (b: 0, g: 0, r: 0, a: 255))
  }

  @Test("Pictures of two sizes differ, and what one of them lacks is white") func sizes() throws {
    let difference = try #require(GoldenDifference(of: picture(6), from: picture(4)))
    #expect(difference.picture.width == 6)
    let (both, one) = (difference.picture[3, 0], difference.picture[4, 0])
    #expect(both == (b: 0, g: 0, r: 0, a: 255))
    #expect(one == (b: 255, g: 255, r: 255, a: 255))
  }

  @Test("All three pictures are written, and the failure names them") func report() throws {
    let temporary = try TemporaryFolder()
    let folder = temporary.url.appending(path: "golden")
    let difference = try #require(
      GoldenDifference(of: picture(4, [5: 200]), from: picture()))
    let text = try difference.report("opengl/scale", in: folder)
    for kind in ["expected", "difference", "actual"] {
      let path = folder.appending(path: "opengl/scale-\(kind).png").path
      #expect(text.contains("\(kind): \(path)"))
      let written = try Bitmap.decode(png: Data(contentsOf: URL(filePath: path)))
      #expect(written.width == 4)
    }
  }
}
