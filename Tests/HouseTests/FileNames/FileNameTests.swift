import TestSupport
import Testing

/// A file is found by what it holds: the name of a type or a function in it, or `X+Y` for an extension of X.
@Suite("File names")
struct FileNameTests {
  /// Files that can have no such name, and why.
  private static let exceptions: [String: String] = [
    "Sources/ViewEngine/Exports.swift": "re-exports the modules that it is of no use without",
    "Sources/Views/Exports.swift": "re-exports the modules that it is of no use without",
    "Sources/Showreel/Showreel.swift": "is all of a module that re-exports others",
    "Sources/SwiftUI/SwiftUI.swift": "is all of a module that re-exports others",
    "Sources/Geometry/Transform/CATransform3D+Functions.swift":
      "holds thirteen free functions, each of which begins with CATransform3D",
    "Tests/Fuzzing/Targets/LibFuzzer.swift":
      "holds nothing unless it is built for libFuzzer, whose functions are then named by it",
    "Tests/SnippetsTests/Attacks/AttackRun.swift": "adds to an attack that it is made",
  ]

  /// Projects that tests look at from outside, and files whose names SwiftPM gives.
  private static func isOfAnother(_ file: String) -> Bool {
    ["Tests/Sites/", "Tests/Plugin/"].contains { file.hasPrefix($0) }
      || ["/main.swift", "/Package.swift"].contains { file.hasSuffix($0) }
  }

  private static func misfits() throws -> Set<String> {
    try Set(
      ["Sources", "Tests", "Benchmarks"].flatMap { try Repository.files(in: $0) }.filter {
        try !isOfAnother($0) && !NamedFile($0, Repository.text($0)).isNamedAfterWhatItHolds
      })
  }

  @Test func filesAreNamedAfterWhatTheyHold() throws {
    for file in try Self.misfits().subtracting(Self.exceptions.keys).sorted() {
      Issue.record("\(file) holds nothing of that name")
    }
  }

  @Test func exceptionsAreNeeded() throws {
    let misfits = try Self.misfits()
    #expect(Set(Self.exceptions.keys).subtracting(misfits).sorted() == [])
  }

  @Test(arguments: [
    ("Fold.swift", "public struct Fold {\n}", true),
    ("fold.swift", "@discardableResult\nfunc fold() -> Int { 1 }", true),
    ("Fold+Lines.swift", "extension Paper.Fold {\n}", true),
    ("Paper+Lines.swift", "extension Paper.Fold {\n}", true),
    ("Folding+Paper.swift", "extension Paper: Folding {\n}", true),
    ("Folds.swift", "struct Fold {\n  struct Folds {}\n}", false),
    ("Fold+Lines.swift", "struct Fold {\n}", false),
    ("Fold.swift", "extension Fold {\n}", false),
    ("Fold.swift", "// struct Fold\nlet a = 1", false),
  ])
  func theRule(_ path: String, _ text: String, _ isRight: Bool) {
    #expect(NamedFile(path, text).isNamedAfterWhatItHolds == isRight)
  }
}
