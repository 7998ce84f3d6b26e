import TestSupport
import Testing

/// What is said about a clip becomes a clip's in one place, `Sources/Studio/Direction`, so that it means the same whoever says it.
@Suite("One director")
struct DirectorTests {
  private static let home = "Sources/Studio/Direction/"
  /// Others that set something of a clip, and why.
  private static let exceptions: [String: String] = [
    "Sources/Studio/Clip/Clip+SideBySide.swift": "makes the two clips of a look that shows two"
  ]

  /// Of a clip its stage or its look; a frame rate, if the clip is called one.
  static let directs = #/(\.stage\.\w+|\.look\?\.\w+|\bclip\.(frameRate|motionBlur|look|stage)) = /#

  @Test func nobodyElseDirectsAClip() throws {
    var found: Set<String> = []
    for module in ["Studio", "Presets", "Snippets", "ShowreelCLI"] {
      for file in try Repository.files(in: "Sources/" + module) where !file.hasPrefix(Self.home) {
        let lines = try Repository.text(file).split(separator: "\n")
          .filter { !$0.drop { $0 == " " }.hasPrefix("//") }
        if lines.contains(where: { $0.contains(Self.directs) }) { found.insert(file) }
      }
    }
    for file in found.subtracting(Self.exceptions.keys).sorted() {
      Issue.record("\(file) directs a clip. Say it by a Direction, or let \(Self.home) do it.")
    }
    #expect(Set(Self.exceptions.keys).subtracting(found).sorted() == [])
    let own = try Repository.text(ofAllIn: Self.home)
    #expect(own.contains(Self.directs))
  }

  @Test(arguments: [
    ("small.stage.scale = 2", true), ("clip.look?.scale = 1", true),
    ("clip.frameRate = rate", true),
    ("file.frameRate = rate", false), ("stage.colorScheme = scheme", false),
    ("if clip.stage.scale == 2 {", false),
  ])
  func theRule(_ line: String, _ isSo: Bool) {
    #expect(line.contains(Self.directs) == isSo)
  }
}
