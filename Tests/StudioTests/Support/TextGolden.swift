import Foundation
import TestSupport
import Testing

/// Display lists in their text form, kept beside the tests.
///
/// Written anew as ``GoldenRecorder`` says.
enum TextGolden {
  /// Most bytes of one list.
  static let budget = 16 * 1024

  private static let folder = Repository.folder.appending(path: "Tests/StudioTests/Goldens/Lists")

  static var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  /// Compares line by line; the first line that differs is shown with what was expected.
  static func expect(
    _ text: String, isLike name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = folder.appendingPathComponent(name + ".txt")
    try GoldenRecorder.keep(Data((text + "\n").utf8), in: file)
    let golden = try String(contentsOf: file, encoding: .utf8)
    #expect(golden.utf8.count <= budget, sourceLocation: sourceLocation)
    let expected = golden.split(separator: "\n")
    let actual = text.split(separator: "\n")
    for (line, (a, b)) in zip(expected, actual).enumerated() where a != b {
      Issue.record(
        "\(file.path):\(line + 1)\nexpected \(a)\ngot      \(b)", sourceLocation: sourceLocation)
      return
    }
    #expect(expected.count == actual.count, "\(file.path)", sourceLocation: sourceLocation)
  }
}
