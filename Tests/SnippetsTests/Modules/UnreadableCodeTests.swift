import Foundation
import TestSupport
import Testing

@testable import Snippets

/// Code that is there and cannot be read is told of, and is not taken for code that is not there.
struct UnreadableCodeTests {
  private let root: TemporaryFolder
  private let view = "struct A: View { var body: some View { X() } }"

  init() throws { root = try TemporaryFolder() }

  private func problems(_ folder: String) -> [String] {
    do throws(CodeFolderError) {
      _ = try CodeFolder(folder)
      return []
    } catch {
      return error.problems
    }
  }

  /// Nobody reads a folder as a file, root neither.
  private func unreadable(_ name: String) throws -> String {
    try root.write("", to: name + "/file")
    return "Cannot read \(root.file(name)): is a directory. Make it readable, or take it away."
  }

  @Test func aManifestThatCannotBeReadIsNotPassedOver() throws {
    let text = try unreadable("Package.swift")
    try root.write(view, to: "Sources/App/A.swift")
    #expect(problems(root.path) == [text])
    #expect(problems(root.file("Sources/App")) == [text])
  }

  @Test func aManifestThatIsNoTextIsToldOf() throws {
    try Data([0xFF, 0xFE]).write(to: root.url.appending(path: "Package.swift"))
    try root.write(view, to: "A.swift")
    #expect(
      problems(root.path) == ["\(root.file("Package.swift")) is not a text file in UTF-8."])
  }

  @Test func sourcesThatAreNamedSayWhy() throws {
    let text = try unreadable("A.swift")
    try Data([0xFF]).write(to: root.url.appending(path: "B.swift"))
    let error = #expect(throws: CodeFolderError.self) {
      try CodeFolder.module(of: [root.file("A.swift"), root.file("B.swift"), root.file("C.swift")])
    }
    #expect(
      error?.problems == [
        text, "\(root.file("B.swift")) is not a text file in UTF-8.",
        "Cannot read \(root.file("C.swift")): no such file or directory. Make it readable, or take it away.",
      ])
  }

  @Test func whatCannotBeReadOfAnImportIsToldOfAFileAndOfAPage() throws {
    let text = try unreadable("Package.swift")
    var options = SnippetOptions()
    options.packages = ImportableModules(beside: root.file("Demo.swift"))
    let code = "import SwiftUI\nimport App\n" + view
    let file = SnippetPlan(source: code, at: root.file("Demo.swift"), options: options)
    #expect(file.clips.isEmpty)
    #expect(file.failures.map(\.problem) == ["\(root.file("Demo.swift")): error: \(text)"])
    let block = "```swift\n\(code)\n```\n"
    let page = try SnippetPlan(
      page: block + block, at: root.file("page.md"), options: options)
    #expect(page.clips.isEmpty)
    #expect(page.failures.map(\.problem) == ["\(root.file("page.md")): error: \(text)"])
    let module = SnippetPlan(
      module: SourceModule(files: [Excerpt(file: root.file("Demo.swift"), text: code)]),
      options: options)
    #expect(module.clips.isEmpty)
    #expect(module.failures.map(\.message) == [text])
    // Nothing is read where nothing of a package is imported.
    #expect(
      SnippetPlan(source: "import SwiftUI\n" + view, at: root.file("Demo.swift"), options: options)
        .failures.isEmpty)
  }

  /// Without leave to list it, or with that and without leave to go into it.
  @Test(
    .enabled(if: geteuid() != 0, "Whoever is root may look into every folder."),
    arguments: [0, 0o444] as [mode_t])
  func aFolderThatCannotBeLookedIntoIsTold(_ mode: mode_t) throws {
    try root.write(view, to: "f/A.swift")
    try root.write("struct B {}", to: "f/Inner/B.swift")
    let inner = root.file("f/Inner")
    #expect(chmod(inner, mode) == 0)
    defer { chmod(inner, 0o700) }
    #expect(
      try CodeFolder(root.file("f")).notes.map(\.problem) == [
        "\(inner): warning: nothing of this is compiled: it cannot be looked into (permission denied). "
          + "Make it readable."
      ])
    #expect(
      problems(inner) == [
        "Cannot read \(inner): permission denied. Make it readable, or take it away."
      ])
  }
}
