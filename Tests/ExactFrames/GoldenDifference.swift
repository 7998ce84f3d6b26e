import Foundation
import Raster
import TestSupport

/// How a picture differs from the golden that it should be like.
package struct GoldenDifference {
  package let expected: Bitmap
  package let actual: Bitmap
  /// Levels of 255, of any channel.
  package let worst: Int
  package let mean: Double

  /// nil where they are alike: no channel may differ by more than 24 levels, and all together by half a
  /// level on average, which is what other renderers of one scene differ by.
  package init?(of actual: Bitmap, from expected: Bitmap) {
    self.expected = expected
    self.actual = actual
    guard expected.width == actual.width, expected.height == actual.height else {
      (worst, mean) = (255, 255)
      return
    }
    let levels = expected.withUnsafeBytes { expected in
      actual.withUnsafeBytes { LevelDifference(expected, $0) }
    }
    (worst, mean) = (levels.largest, levels.mean)
    if worst <= 24 && mean <= 0.5 { return nil }
  }

  /// Black where both are the same, eight times as bright as they differ elsewhere, so that little shows
  /// too; white where only one of them has pixels.
  package var picture: Bitmap {
    let picture = Bitmap(
      width: max(expected.width, actual.width), height: max(expected.height, actual.height))
    picture.withUnsafeMutableBytes { pixels in
      for y in 0..<picture.height {
        for x in 0..<picture.width {
          let place = y * picture.stride + x * 4
          for channel in 0..<3 {
            let a = Self.level(of: expected, x, y, channel)
            let b = Self.level(of: actual, x, y, channel)
            pixels[place + channel] =
              if let a, let b { UInt8(min(255, abs(a - b) * 8)) } else { 255 }
          }
          pixels[place + 3] = 255
        }
      }
    }
    return picture
  }

  private static func level(of bitmap: Bitmap, _ x: Int, _ y: Int, _ channel: Int) -> Int? {
    guard x < bitmap.width, y < bitmap.height else { return nil }
    return bitmap.withUnsafeBytes { Int($0[y * bitmap.stride + x * 4 + channel]) }
  }

  /// Writes the three pictures and says where they are.
  package func report(_ name: String, in folder: URL) throws -> String {
    var paths: [String] = []
    for (kind, picture) in [
      ("expected", expected), ("difference", self.picture), ("actual", actual),
    ] {
      let file = folder.appending(path: "\(name)-\(kind).png")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try picture.write(png: file.path)
      paths.append("\(kind): \(file.path)")
    }
    return "\(name): worst \(worst), mean \(mean)\n" + paths.joined(separator: "\n")
  }
}
