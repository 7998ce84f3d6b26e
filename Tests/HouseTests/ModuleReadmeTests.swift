import Foundation
import TestSupport
import Testing

/// Every module says in a page what comes in, what goes out, what it must not know, what its folders hold, and where to
/// start reading.
struct ModuleReadmeTests {
  /// Modules with Swift of their own; the others are a C library's names.
  private static let modules = Result {
    try Set(Repository.files(in: "Sources").map { String($0.split(separator: "/")[1]) }).sorted()
  }

  /// What is no module of the product and has a page, too.
  static let others = [
    "Serve", "Benchmarks", "Tests/Gallery", "Tests/ExactFrames", "Tests/Fuzzing",
    "Tests/TestSupport",
  ]

  private static func folders() throws -> [String] {
    try modules.get().map { "Sources/" + $0 } + others
  }

  /// Lines of a page.
  private static let most = 60

  @Test func everyModuleHasOne() throws {
    let folders = try Self.folders()
    #expect(folders.count > 20)
    for folder in folders {
      let path = folder + "/README.md"
      let module = folder.split(separator: "/").last.map(String.init) ?? ""
      let text = try Repository.text(path)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.first == "# \(module)", "\(path) is called otherwise")
      #expect(lines.count <= Self.most, "\(path) has \(lines.count) lines; \(Self.most) are a page")
      for word in ["takes", "gives", "must not know", "start with"] {
        #expect(
          text.lowercased().contains("**\(word)**"),
          "\(path) does not say, in bold, what \(module) \(word)")
      }
    }
  }

  /// Folders of Swift directly in a module, by the paths of its files.
  static func folders(of files: [String], in module: String) -> [String] {
    folders(of: files, below: "Sources/\(module)/")
  }

  private static func folders(of files: [String], below start: String) -> [String] {
    let names = files.filter { $0.hasPrefix(start) }.compactMap { file -> String? in
      let parts = file.dropFirst(start.count).split(separator: "/")
      return parts.count > 1 && parts[0].first != "." ? String(parts[0]) : nil
    }
    return Set(names).sorted()
  }

  @Test func everyFolderIsNamed() throws {
    for place in try Self.folders() {
      let text = try Repository.text(place + "/README.md")
      let files = try Repository.files(in: place)
      for folder in Self.folders(of: files, below: place + "/") {
        #expect(
          text.contains("`\(folder)/`"), "\(place)/README.md does not say what is in `\(folder)/`")
      }
    }
  }

  @Test func foldersAreThoseOfTheModuleItself() {
    let files = ["Sources/A/B/C/d.swift", "Sources/A/e.swift", "Sources/AB/F/g.swift"]
    #expect(Self.folders(of: files, in: "A") == ["B"])
  }

  @Test func whereToStartIsThere() throws {
    for folder in try Self.folders() {
      let text = try Repository.text(folder + "/README.md")
      let place = try #require(
        text.firstMatch(of: #/\*\*[Ss]tart with\*\* `([\w\/.+]+)`/#)?.output.1,
        "The README of \(folder) names no file right after 'Start with'")
      let file = Repository.folder.appending(path: "\(folder)/\(place)")
      #expect(FileManager.default.fileExists(atPath: file.path), "\(folder) has no \(place)")
    }
  }
}
