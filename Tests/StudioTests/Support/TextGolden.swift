import Foundation
import Testing

/// Display lists in their text form, kept beside the tests.
///
/// `RECORD_GOLDENS=1 swift test` writes them anew, and still fails, so that nobody forgets it on.
enum TextGolden {
  /// Most bytes of one list.
  static let budget = 16 * 1024

  private static let folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Goldens/Lists")

  static var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  /// Compares line by line; the first line that differs is shown with what was expected.
  static func expect(
    _ text: String, isLike name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = folder.appendingPathComponent(name + ".txt")
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try (text + "\n").write(to: file, atomically: true, encoding: .utf8)
      Issue.record("Recorded \(name).txt anew; read it", sourceLocation: sourceLocation)
      return
    }
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
