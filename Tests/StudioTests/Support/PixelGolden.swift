import ExactFrames
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

  private static let folder = Repository.folder.appending(path: "Tests/StudioTests/Goldens")

  static func names(in part: String) -> [String] {
    let path = folder.appendingPathComponent(part).path
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
      .filter { $0.hasSuffix(".png") }.sorted()
  }

  static func kept(_ name: String) throws -> Bitmap {
    try Bitmap.decode(png: Data(contentsOf: folder.appendingPathComponent(name + ".png")))
  }

  /// Where a failure writes its pictures.
  private static let reports = FileManager.default.temporaryDirectory
    .appendingPathComponent("showreel-goldens")

  /// Compares a picture with the one of that name, by the measure of ``GoldenDifference``.
  static func expect(
    _ picture: Bitmap, isLike name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = folder.appendingPathComponent(name + ".png")
    try GoldenRecorder.keep(picture.pngData(), in: file)
    let data = try Data(contentsOf: file)
    #expect(data.count <= budget, sourceLocation: sourceLocation)
    let golden = try Bitmap.decode(png: data)
    if let difference = GoldenDifference(of: picture, from: golden) {
      Issue.record(
        "\(try difference.report(name, in: reports))", sourceLocation: sourceLocation)
    }
  }
}
