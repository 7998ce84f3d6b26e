import Foundation
import Movie
import TestSupport
import Testing
import Views

@testable import Snippets

/// What lies beside a stranger's code is read by this program itself: no more of it than anybody waits for.
@Suite struct HostileResourcesTests {
  private func messages(in root: TemporaryFolder) -> [String] {
    ModuleResources(in: root.path).problems.map(\.message)
  }

  @Test(arguments: [false, true]) func aListOfACatalogueIsNoLink(_ isLink: Bool) throws {
    let root = try TemporaryFolder()
    let other = try TemporaryFolder()
    let text =
      #"{"colors": [{"idiom": "universal", "color": {"components": {"red": "1", "green": "0", "blue": "0"}}}]}"#
    let place = "C.xcassets/A.colorset/Contents.json"
    try root.write(text, to: place)
    if isLink {
      try FileManager.default.removeItem(atPath: root.file(place))
      try FileManager.default.createSymbolicLink(
        atPath: root.file(place), withDestinationPath: try other.write(text, to: "Contents.json"))
    }
    #expect(ModuleResources(in: root.path).colorNames == (isLink ? [] : ["A"]))
  }

  /// Each was looked for among all.
  @Test(.timeLimit(.minutes(10))) func aProblemIsToldOnce() {
    var reader = ResourceReader()
    for number in 0..<100_000 { reader.note("/\(number)", "it is not there.") }
    reader.note("/7", "it is not there.")
    #expect(reader.problems.count == 100_000)
  }

  @Test(arguments: [Int.min, -1, 0, 101, Int.max])
  func aNumberThatNoArgumentHasSaysNothing(_ number: Int) throws {
    let root = try TemporaryFolder()
    try root.write(
      """
      {"sourceLanguage": "en", "strings": {"a": {"localizations": {"en": {
        "stringUnit": {"value": "%#@n@ %#@m@"}, "substitutions": {
          "n": {"argNum": \(number), "stringUnit": {"value": "%arg"}},
          "m": {"argNum": 2, "stringUnit": {"value": "%arg"}}}}}}}}
      """, to: "Localizable.xcstrings")
    let texts = ModuleResources(in: root.path).assets(locale: nil).texts
    let parts = try #require(texts["a"]?.substitutions)
    #expect(parts["n"]?.forms == ["other": "%arg"])
    #expect(parts["n"]?.argument == nil)
    #expect(parts["m"]?.argument == 1)
  }

  @Test func aCatalogueHasAnEndBelow() throws {
    let root = try TemporaryFolder()
    let color = "{\"colors\": [{\"color\": {\"components\": {\"white\": \"0.25\"}}}]}"
    let deepest = "A.xcassets/" + String(repeating: "a/", count: 32)
    try root.write(color, to: deepest + "last.colorset/Contents.json")
    #expect(messages(in: root) == [])
    try root.write(color, to: deepest + "b/lost.colorset/Contents.json")
    #expect(
      messages(in: root) == [
        "nothing of this is shown: it lies in more than 32 folders of its catalogue. Move it up."
      ])
    #expect(Set(ModuleResources(in: root.path).assets(locale: nil).colors.keys) == ["last"])
  }

  @Test func aCatalogueHasSoManyEntries() throws {
    let root = try TemporaryFolder()
    try root.write("{}", to: "A.xcassets/z/a.colorset/Contents.json")
    try root.write("{}", to: "A.xcassets/z/Contents.json")
    for number in 0..<20_000 { try root.write("", to: "A.xcassets/\(number)") }
    #expect(
      messages(in: root) == [
        "nothing of this is shown: it and what comes before it in its catalogue are more than 20000 files "
          + "and folders. Split it."
      ])
  }

  @Test func aCataloguesListsAreReadUpToALimitOfAllOfThem() throws {
    let root = try TemporaryFolder()
    for name in ["a", "b", "c", "d", "e", "f"] {
      let path = try root.write("{", to: "A.xcassets/\(name).colorset/Contents.json")
      #expect(truncate(path, 16 << 20) == 0)
    }
    let messages = messages(in: root)
    #expect(messages.count == 5)
    #expect(
      messages.last
        == "nothing of this is shown: it and what is read before it are larger than 64 MB. Split it."
    )
  }

  @Test func tablesAreReadUpToALimitOfAllOfThem() throws {
    let root = try TemporaryFolder()
    for name in ["a", "b", "c", "d", "e", "f"] {
      let path = try root.write("{", to: "\(name).lproj/Localizable.stringsdict")
      #expect(truncate(path, 16 << 20) == 0)
    }
    let resources = ModuleResources(in: root.path)
    #expect(resources.tables.count == 4)
    #expect(
      resources.problems.first?.message
        == "nothing of this is shown: it and the tables before it are larger than 64 MB. "
        + "Name a folder with less.")
    #expect(resources.problems.first?.file.hasSuffix("e.lproj/Localizable.stringsdict") == true)
  }

  @Test func aFolderIsNoResourceWithoutAnEnd() throws {
    let root = try TemporaryFolder()
    for number in 0..<100 {
      try FileManager.default.createDirectory(
        atPath: root.file("Data/\(number)"), withIntermediateDirectories: true)
    }
    let files = BundleFiles(Array(repeating: "Data", count: 300), in: root.path)
    #expect(
      files.problems.map(\.message) == [
        "nothing of this is shown: more than 20000 files and folders are resources. Name fewer."
      ])
  }

  /// Files that are nearly empty on a disk would all be in memory.
  @Test func aModuleIsSoMuchCode() throws {
    let root = try TemporaryFolder()
    for number in 10..<76 {
      let path = try root.write("", to: "f/\(number).swift")
      #expect(truncate(path, 1 << 20) == 0)
    }
    let error = #expect(throws: CodeFolderError.self) { try CodeFolder(root.file("f")) }
    #expect(
      error?.problems == [
        "\(root.file("f"))/74.swift and what comes before it are more than 64 MB of Swift code. "
          + "Name a folder with less."
      ])
  }

  /// A sparse file costs nothing to make, and would be read for hours to know it again.
  @Test func aPictureOfTerabytesIsToldInsteadOfRead() throws {
    let root = try TemporaryFolder()
    let path = try root.write("x", to: "A.xcassets/a.imageset/a.png")
    var hash = ContentHash()
    try ModuleResources(in: root.path).add(to: &hash)
    #expect(truncate(path, 1 << 40) == 0)
    let error = #expect(throws: UnreadableFile.self) {
      try ModuleResources(in: root.path).add(to: &hash)
    }
    #expect(error?.reason == "file too large")
    #expect(error?.path.hasSuffix("/a.png") == true)
  }
}
