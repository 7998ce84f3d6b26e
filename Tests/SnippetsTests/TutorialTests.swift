import Foundation
import TestSupport
import Testing

@testable import Snippets

/// The tutorials of a DocC catalogue, whose code is in files beside them.
struct TutorialTests {
  private let folder: TemporaryFolder
  private var catalogue: String { folder.path + "/My.docc" }

  init() throws {
    folder = try TemporaryFolder()
    for (name, text) in ["toggle-01": "First", "toggle-02": "Second"] {
      _ = try folder.write(
        "import SwiftUI\n\nstruct \(text): View { var body: some View { Text(\"\(text)\") } }\n",
        to: "My.docc/Resources/\(name).swift")
    }
  }

  private func plan(_ steps: String, options: SnippetOptions = SnippetOptions()) throws
    -> SnippetPlan
  {
    let text = """
      @Tutorial(time: 5) {
        @Intro(title: "Toggles") {
          What it is about.
        }
        @Section(title: "A first one") {
          @Steps {
      \(steps)
          }
        }
      }

      """
    return try SnippetPlan(
      page: text, at: catalogue + "/Tutorials/Toggles.tutorial", options: options)
  }

  private func step(_ file: String, _ inside: String = "") -> String {
    "@Step {\n  Words.\n  @Code(name: \"Toggle.swift\", file: \(file))\(inside)\n}\n"
  }

  private func outputs(_ plan: SnippetPlan) -> [[String]] {
    plan.clips.map { clip in clip.outputs.map { String($0.dropFirst(catalogue.count + 1)) } }
  }

  @Test func aStepsClipIsWhatItsCodeShows() throws {
    let plan = try plan(
      step("toggle-01.swift", " {\n @Video(source: \"one\", poster: \"one-poster\")\n }")
        + step("\"toggle-02\"", " {\n @Image(source: two.gif, alt: \"It turns, twice)\")\n }"))
    #expect(outputs(plan) == [["Resources/one.mp4"], ["Resources/two.gif"]])
    #expect(plan.clips.map(\.poster) == [catalogue + "/Resources/one-poster.png", nil])
    #expect(plan.clips.map(\.root.name) == ["First", "Second"])
    #expect(plan.clips.map(\.title) == ["A first one", "A first one"])
    #expect(plan.clips.allSatisfy { $0.isNamedByPage })
    #expect(plan.failures.isEmpty && plan.notes.isEmpty && plan.skipped.isEmpty)
  }

  @Test func aStepThatNamesNoClipHasOneNamedAfterItsFile() throws {
    #expect(try outputs(plan(step("toggle-02.swift"))) == [["Resources/toggle-02.mp4"]])
    let there = try plan(step("toggle-02.swift"), options: SnippetOptions(folder: "Clips"))
    #expect(there.clips.map(\.outputs) == [["Clips/toggle-02.mp4"]])
  }

  @Test func aCodeThatIsShownTwiceHasOneClip() throws {
    let plan = try plan(
      step("toggle-01.swift", " {\n@Video(source: a)\n}") + step("toggle-02.swift")
        + step("toggle-01.swift", " {\n@Video(source: b.mov)\n}"))
    #expect(
      outputs(plan) == [["Resources/a.mp4", "Resources/b.mov"], ["Resources/toggle-02.mp4"]])
  }

  @Test func aStepWithoutCodeShowsTheCodeBeforeIt() throws {
    let plan = try plan(step("toggle-01.swift") + "@Step {\n @Video(source: \"a\")\n}\n")
    #expect(outputs(plan) == [["Resources/a.mp4"]])
  }

  @Test func aClipThatIsNoStepsIsNobodys() throws {
    let text = "@Tutorial {\n@Section(title: A) {\n@ContentAndMedia {\n@Video(source: a)\n}\n}\n}\n"
    let plan = try SnippetPlan(page: text, at: catalogue + "/a.tutorial")
    #expect(plan.clips.isEmpty)
    #expect(plan.notes.map(\.line) == [4])
  }

  @Test func scriptsAreInComments() throws {
    let plan = try plan(
      "@Step {\n @Comment {\n  showreel: tap \"Toggle\" at 1\n }\n @Code(name: a, file: toggle-01)\n}\n"
        + "@Step {\n <!-- showreel: dark -->\n\n @Code(name: a, file: toggle-02)\n}\n")
    #expect(plan.clips.map(\.script.commands.count) == [1, 1])
    let wrong = try self.plan(
      "@Step {\n @Comment { showreel: tapp at 1 }\n @Code(name: a, file: toggle-01)\n}\n")
    #expect(wrong.failures.map(\.line) == [8])
    #expect(wrong.failures.map(\.file) == [catalogue + "/Tutorials/Toggles.tutorial"])
  }

  @Test func whatIsWrongInAFileIsToldThere() throws {
    _ = try folder.write(
      "struct A: View {\n  // showreel: tapp at 1\n  var body: some View { Text(\"\") }\n}\n",
      to: "My.docc/Code/wrong.swift")
    let plan = try plan(step("wrong.swift"))
    #expect(plan.failures.map(\.file) == [catalogue + "/Code/wrong.swift"])
    #expect(plan.failures.map(\.line) == [2])
  }

  @Test func whatIsNotThereIsToldWithItsLine() throws {
    let plan = try plan(
      step("togle-01.swift") + "@Step {\n@Code(name: A.swift)\n}\n" + step("a.css"))
    #expect(plan.failures.map(\.line) == [9, 12])
    #expect(
      plan.failures.map(\.message) == [
        "there is no Swift file 'togle-01.swift' in \(catalogue). Did you mean 'toggle-01.swift'?",
        "@Code names no file. Write @Code(name: \"Toggle.swift\", file: \"toggle-01.swift\")",
      ])
    _ = try folder.write("let a = 1\n", to: "My.docc/Other/toggle-01.swift")
    let two = try self.plan(step("toggle-01.swift"))
    #expect(two.failures.map(\.message).joined().contains("give each its own"))
  }

  @Test func nothingOutsideOfTheCatalogueIsRead() throws {
    let secret = try folder.write("struct Secret: View { }\n", to: "secret.swift")
    _ = try folder.write("", to: "Pages/a.swift")
    for name in ["link.swift", "chain.swift"] {
      try FileManager.default.createSymbolicLink(
        atPath: catalogue + "/Resources/" + name,
        withDestinationPath: name == "link.swift" ? secret : "link.swift")
    }
    try FileManager.default.createSymbolicLink(
      atPath: catalogue + "/Linked", withDestinationPath: folder.path + "/Pages")
    for name in ["link.swift", "chain.swift", "a.swift", "../secret.swift", "\(secret)"] {
      let plan = try plan(step("\"\(name)\""))
      #expect(plan.clips.isEmpty && plan.failures.count == 1, "\(name)")
    }
    let lone = try SnippetPlan(
      page: "@Tutorial {\n@Steps {\n\(step("a.swift"))}\n}\n", at: folder.path + "/Pages/a.tutorial"
    )
    #expect(lone.failures.map(\.message).joined().contains("is in no .docc catalogue"))
  }

  @Test func aFileThatIsNoTextOrTooLargeIsRefused() throws {
    _ = try folder.write(String(repeating: "// a\n", count: 200_000), to: "My.docc/large.swift")
    try Data([0xFF, 0xFE, 0xC0]).write(to: URL(filePath: catalogue + "/bytes.swift"))
    _ = try folder.write("", to: "My.docc/folder.swift/file")
    let plan = try plan(step("large.swift") + step("bytes.swift") + step("folder.swift"))
    #expect(
      plan.failures.map(\.message) == [
        "\(catalogue)/large.swift is larger than 512 kB. Split it.",
        "\(catalogue)/bytes.swift is not a text file in UTF-8.",
        "Cannot read \(catalogue)/folder.swift: is a directory. Make it readable, or take it away.",
      ])
  }

  @Test(.enabled(if: geteuid() != 0, "Whoever is root may look into every folder."))
  func aFolderOfTheCatalogueThatCannotBeLookedIntoIsTold() throws {
    _ = try folder.write("", to: "My.docc/Inner/Guide.md")
    let inner = catalogue + "/Inner"
    #expect(chmod(inner, 0) == 0)
    defer { chmod(inner, 0o700) }
    #expect(
      DocumentationCatalogue(folder: catalogue).pages?.notes.map(\.problem) == [
        "\(inner): warning: nothing of this is read: it cannot be looked into (permission denied). "
          + "Make it readable."
      ])
    #expect(
      try plan(step("none.swift")).failures.map(\.message) == [
        "there is no Swift file 'none.swift' in what can be read of \(catalogue). "
          + "Cannot read \(inner): permission denied. Make it readable, or take it away."
      ])
  }

  @Test func pagesOfACatalogueMayShowTheSameCode() throws {
    var all = try plan(step("toggle-01.swift"))
    all.add(page: try plan(step("toggle-01.swift")))
    #expect(all.clips.count == 1 && all.failures.isEmpty)
    all.add(page: try plan(step("toggle-02.swift", " {\n@Video(source: \"toggle-01\")\n}")))
    #expect(all.clips.count == 1)
    #expect(
      all.failures.map(\.message).joined().contains("My.docc/Resources/toggle-01.swift:1 already"))
  }

  @Test func thePagesOfACatalogueAreItsArticlesAndTutorials() throws {
    for name in ["Guide.md", "Tutorials/One.tutorial", "notes.txt", ".hidden.md"] {
      _ = try folder.write("", to: "My.docc/" + name)
    }
    #expect(
      DocumentationCatalogue(folder: catalogue + "/").pages?.paths
        == [catalogue + "/Guide.md", catalogue + "/Tutorials/One.tutorial"])
  }
}
