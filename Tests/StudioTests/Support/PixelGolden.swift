import Foundation
import Raster
import Testing

/// Small pictures of what clips look like, kept beside the tests.
///
/// `RECORD_GOLDENS=1 swift test` writes them anew, and still fails, so that nobody forgets it on.
enum PixelGolden {
  /// Most bytes of one picture.
  static let budget = 16 * 1024

  private static let folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Goldens")

  private static var isRecording: Bool {
    ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil
  }

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
    if isRecording {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try picture.write(png: file.path)
      Issue.record("Recorded \(name).png anew; look at it", sourceLocation: sourceLocation)
      return
    }
    let data = try Data(contentsOf: file)
    #expect(data.count <= budget, sourceLocation: sourceLocation)
    let golden = try Bitmap.decode(png: data)
    try #require(
      golden.width == picture.width && golden.height == picture.height,
      sourceLocation: sourceLocation)
    let differences = golden.withUnsafeBytes { expected in
      picture.withUnsafeBytes { actual in
        zip(expected, actual).map { abs(Int($0) - Int($1)) }
      }
    }
    let worst = differences.max() ?? 0
    let mean = Double(differences.reduce(0, +)) / Double(max(1, differences.count))
    if worst > 24 || mean > 0.5 {
      let actual = NSTemporaryDirectory() + "\(file.lastPathComponent)-actual.png"
      try picture.write(png: actual)
      Issue.record(
        "\(name): worst \(worst), mean \(mean). Expected \(file.path), got \(actual)",
        sourceLocation: sourceLocation)
    }
  }
}
