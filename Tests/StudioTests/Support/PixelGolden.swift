import Foundation
import Raster
import TestSupport
import Testing

/// Small pictures of what clips look like, kept beside the tests.
///
/// Written anew as ``GoldenRecorder`` says.
enum PixelGolden {
  /// Most bytes of one picture.
  static let budget = 16 * 1024

  private static let folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Goldens")

  static func names(in part: String) -> [String] {
    let path = folder.appendingPathComponent(part).path
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
      .filter { $0.hasSuffix(".png") }.sorted()
  }

  static func kept(_ name: String) throws -> Bitmap {
    try Bitmap.decode(png: Data(contentsOf: folder.appendingPathComponent(name + ".png")))
  }

  /// Compares a picture with the one of that name: no channel may differ by more than 24 levels, and
  /// all together by half a level on average, which is what other renderers of one scene differ by.
  static func expect(
    _ picture: Bitmap, isLike name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = folder.appendingPathComponent(name + ".png")
    try GoldenRecorder.keep(picture.pngData(), in: file)
    let data = try Data(contentsOf: file)
    #expect(data.count <= budget, sourceLocation: sourceLocation)
    let golden = try Bitmap.decode(png: data)
    try #require(
      golden.width == picture.width && golden.height == picture.height,
      sourceLocation: sourceLocation)
    let difference = golden.withUnsafeBytes { expected in
      picture.withUnsafeBytes { LevelDifference(expected, $0) }
    }
    if difference.largest > 24 || difference.mean > 0.5 {
      let places = ["difference", "actual"].map {
        NSTemporaryDirectory() + "\(file.lastPathComponent)-\($0).png"
      }
      try self.difference(golden, picture).write(png: places[0])
      try picture.write(png: places[1])
      Issue.record(
        """
        \(name): worst \(difference.largest), mean \(difference.mean). \
        Expected \(file.path), difference \(places[0]), actual \(places[1])
        """,
        sourceLocation: sourceLocation)
    }
  }

  /// Black where they are the same, and the brighter the more they differ.
  static func difference(_ a: Bitmap, _ b: Bitmap) -> Bitmap {
    let picture = Bitmap(width: a.width, height: a.height)
    for offset in 0..<a.stride * a.height {
      let levels = [a, b].map { Int($0.start.load(fromByteOffset: offset, as: UInt8.self)) }
      // Eight times, because what fails a test may be too little to see. The fourth is opacity.
      let seen = offset % 4 == 3 ? 255 : min(255, abs(levels[0] - levels[1]) * 8)
      picture.start.storeBytes(of: UInt8(seen), toByteOffset: offset, as: UInt8.self)
    }
    return picture
  }
}
