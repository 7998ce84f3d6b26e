import Foundation
import Studio
import TestSupport
import Testing

@testable import Snippets

@Suite struct PagePlanTests {
  private func view(_ name: String) -> String {
    "```swift\nstruct \(name): View { var body: some View { Text(\"\(name)\") } }\n```\n"
  }

  private func plan(
    _ text: String, at path: String = "docs/guide.md", options: SnippetOptions = SnippetOptions()
  ) throws -> SnippetPlan {
    try SnippetPlan(page: text, at: path, options: options)
  }

  private func outputs(_ plan: SnippetPlan) -> [String: [String]] {
    Dictionary(uniqueKeysWithValues: plan.clips.map { ($0.root.name, $0.outputs) })
  }

  @Test func aVideoBelongsToTheBlockBeforeIt() throws {
    let plan = try plan(
      view("A") + "<video src=\"../video/a.mp4\"></video>\n\n" + view("B") + "Text\n\n![b](b.gif)\n"
    )
    #expect(outputs(plan) == ["A": ["docs/../video/a.mp4"], "B": ["docs/b.gif"]])
    #expect(plan.clips.map(\.name) == ["a", "b"])
    #expect(plan.skipped.isEmpty && plan.failures.isEmpty && plan.notes.isEmpty)
  }

  @Test func aBlockMayShowTwoOfItsViewsBesideEachOther() throws {
    let both = String(view("A").dropLast("```\n".count)) + view("B").dropFirst("```swift\n".count)
    let plan = try plan(
      "<!-- showreel: look social sideBySide \"A B\" -->\n\n" + both + "\n" + view("C"))
    #expect(plan.clips.map(\.root.name) == ["A", "C"])
    #expect(plan.clips.map(\.other?.name) == ["B", nil])
    #expect(plan.failures.isEmpty)
  }

  @Test func aPageMayShowTwoViewsOfABlockBesideEachOther() throws {
    let both = String(view("A").dropLast("```\n".count)) + view("B").dropFirst("```swift\n".count)
    var options = SnippetOptions()
    options.pagePair = ["A", "B"]
    let plan = try plan(
      both + "\n<!-- showreel: look social -->\n\n" + view("C") + "\n" + view("D"), options: options
    )
    #expect(plan.clips.map(\.root.name) == ["A", "C"])
    #expect(plan.clips.map(\.other?.name) == ["B", nil])
    #expect(plan.failures.count == 1)
    #expect(plan.failures.allSatisfy { $0.message.hasPrefix("there is no view named 'A'") })
  }

  @Test func signaturesBetweenABlockAndItsVideoAreSkippedWithTheirLine() throws {
    let plan = try plan(
      view("A")
        + "\n```swift\nfunc push(from edge: Edge) -> Self\n```\n<video src=\"a.mp4\"></video>\n")
    #expect(outputs(plan) == ["A": ["docs/a.mp4"]])
    #expect(
      plan.skipped.map(\.description)
        == ["docs/guide.md:5: not a view: only the signature of 'push', skipped"])
  }

  @Test func aVideoOfAFragmentIsNotFilledWithTheDemoBefore() throws {
    let plan = try plan(
      view("A") + "<video src=\"a.mp4\"></video>\n\n```swift\n.transition(.slide)\n```\n"
        + "<video src=\"b.mp4\"></video>\n")
    #expect(outputs(plan) == ["A": ["docs/a.mp4"]])
    #expect(
      plan.notes.map(\.description) == [
        "docs/guide.md:9: note: no code block before it shows what is in b.mp4, so no clip is made"
      ])
  }

  @Test func aScriptAfterTheLastBlockIsToldAndItsMistakesAre() throws {
    let plan = try plan(view("A") + "\n<!-- showreel: dark; tpa -->\n\nThe end.\n")
    #expect(plan.clips.count == 1)
    #expect(
      plan.notes.map(\.description) == [
        "docs/guide.md:5: note: no Swift block comes after this script, so nothing does what it says"
      ])
    #expect(plan.failures.map(\.line) == [5])
    #expect(plan.failures.first?.message.contains("tpa") == true)
  }

  @Test func oneBlockMayHaveSeveralVideos() throws {
    let plan = try plan(
      view("A") + "<video><source src=\"a.webm\"><source src=\"a.mp4\"></video>\n\n![a](a.mp4)\n")
    #expect(outputs(plan) == ["A": ["docs/a.webm", "docs/a.mp4"]])
    #expect(plan.failures.isEmpty)
  }

  /// Most SVGs of a page are drawings: what is there and was not made here is left alone.
  @Test func anSVGIsAClipWhereNoDrawingIs() throws {
    let folder = try TemporaryFolder()
    try Data("<svg></svg>".utf8).write(to: URL(filePath: folder.file("drawing.svg")))
    let mark = "<svg><metadata>Made by Showreel</metadata></svg>"
    try Data(mark.utf8).write(to: URL(filePath: folder.file("old.svg")))
    let page = folder.file("guide.md")
    let plan = try plan(
      "![](drawing.svg) ![](https://a.org/badge.svg)\n\n" + view("A")
        + "![](drawing.svg) ![](../../no/where.svg) ![](https://a.org/badge.svg)\n\n" + view("B")
        + "![](new.svg)\n\n"
        + view("C") + "<img src=\"old.svg\">\n", at: page)
    #expect(outputs(plan)["A"] == [folder.file("guide-1.mp4")])
    #expect(outputs(plan)["B"] == [folder.file("new.svg")])
    #expect(outputs(plan)["C"] == [folder.file("old.svg")])
    #expect(plan.notes.isEmpty && plan.failures.isEmpty, "\(plan.notes) \(plan.failures)")
  }

  @Test func twoBlocksCannotHaveOneVideo() throws {
    let plan = try plan(
      view("A") + "<video src=\"a.mp4\"></video>\n\n" + view("B")
        + "<video src=\"./a.mp4\"></video>\n")
    #expect(outputs(plan) == ["A": ["docs/a.mp4"]])
    #expect(
      plan.failures.map(\.description) == [
        "docs/guide.md:9: error: ./a.mp4 is the clip of the block in line 1 already. "
          + "Give this one a name of its own."
      ])
  }

  @Test func blocksWithoutAVideoAreNamedAfterTheirHeadingOrNumber() throws {
    let text =
      view("Z") + "# Slide in\n" + view("A") + view("B") + "## taken\n" + view("C")
      + "![x](taken.mp4)\n\n" + view("D") + "## ✨\n" + view("E")
    #expect(
      outputs(try plan(text)) == [
        "Z": ["docs/guide-1.mp4"], "A": ["docs/slide-in.mp4"], "B": ["docs/slide-in-2.mp4"],
        "C": ["docs/taken.mp4"], "D": ["docs/taken-2.mp4"], "E": ["docs/guide-6.mp4"],
      ])
  }

  @Test func underAFolderOfOnesOwnOnlyFileNamesCount() throws {
    let text = view("A") + "![a](../x/a.mp4)\n\n" + view("B")
    let options = SnippetOptions(folder: "out", ending: ".webm")
    #expect(
      outputs(try plan(text, options: options)) == ["A": ["out/a.mp4"], "B": ["out/guide-2.webm"]])
  }

  @Test func aFragmentOfThePathChoosesAHeading() throws {
    let text = "# One\n" + view("A") + "# Two\n" + view("B") + "![b](b.mp4)\n"
    #expect(outputs(try plan(text, at: "guide.md#two")) == ["B": ["b.mp4"]])
    #expect(throws: PageError.self) { try plan(text, at: "guide.md#three") }
  }

  @Test func theViewOptionChoosesAmongTheBlocks() throws {
    let plan = try plan(view("A") + view("B"), options: SnippetOptions(view: "B"))
    #expect(plan.clips.map(\.root) == [.view("B")])
    #expect(plan.skipped.map(\.description) == ["docs/guide.md:1: has no view named 'B', skipped"])
  }

  @Test func aViewThatNoBlockHasIsAMistake() throws {
    var plan = try plan(view("A") + view("B"), options: SnippetOptions(view: "Bb"))
    plan.failIfAllLack()
    #expect(
      plan.failures.map(\.description) == [
        "docs/guide.md:1: error: there is no view named 'Bb'. Did you mean 'B'?"
      ])
    #expect(plan.skipped.isEmpty)
    var far = try self.plan(view("A") + view("B"), options: SnippetOptions(view: "Nope"))
    far.failIfAllLack()
    #expect(
      far.failures.map(\.message) == ["there is no view named 'Nope'. There is A, B."])
    var found = try self.plan(view("A") + view("B"), options: SnippetOptions(view: "B"))
    found.failIfAllLack()
    #expect(found.failures.isEmpty)
    // Of the pages of a catalogue one has it.
    var catalogue = try self.plan(view("A"), options: SnippetOptions(view: "C"))
    catalogue.add(
      page: try self.plan(view("C"), at: "docs/other.md", options: SnippetOptions(view: "C")))
    catalogue.failIfAllLack()
    #expect(catalogue.failures.isEmpty)
  }

  @Test func aViewOfAnotherDeviceNamesIt() throws {
    let text = """
      ```swift
      #if os(macOS)
      struct Desk: View { var body: some View { X() } }
      #endif
      struct Phone: View { var body: some View { X() } }
      ```

      """
    var plan = try plan(view("A") + text, options: SnippetOptions(view: "Desk"))
    plan.failIfAllLack()
    #expect(
      plan.failures.map(\.problem) == [
        "docs/guide.md:4: error: there is no view named 'Desk' on this device, but on others there is"
      ])
    #expect(plan.failures.map(\.remedy) == [.otherDevice("mac")])
    let mac = SnippetOptions(view: "Desk", device: Device.named("mac"))
    #expect(try self.plan(text, options: mac).clips.map(\.root) == [.view("Desk")])
  }

  @Test func aModuleWithoutTheSecondViewIsAMistakeBeforeItIsPlayed() {
    let code = "struct A: View { var body: some View { X() } }\n"
    func plan(other: String, _ code: String) -> SnippetPlan {
      let module = SourceModule(files: [Excerpt(file: "Code/A.swift", text: code)])
      var plan = SnippetPlan(module: module, options: SnippetOptions(view: "A", other: other))
      plan.failIfAllLack()
      return plan
    }
    let lacking = plan(other: "Bb", code)
    #expect(lacking.clips.isEmpty)
    #expect(
      lacking.failures.map(\.description) == [
        "Code/A.swift:1: error: there is no view named 'Bb'. There is A."
      ])
    let needy = "struct B: View { let b: Int; var body: some View { X() } }\n"
    #expect(
      plan(other: "B", code + needy).failures.map(\.message) == [
        "'B' needs 'b'. Add '#Preview { B(b: …) }'."
      ])
    #expect(plan(other: "A", code).clips.map(\.other) == [.view("A")])
  }

  @Test func aVideoWhoseViewNeedsArgumentsFails() throws {
    let card =
      "```swift\nstruct Card: View {\n  let title: String\n  var body: some View { X() }\n}\n```\n"
    let message = "'Card' needs 'title'. Add '#Preview { Card(title: …) }'."
    let failing = try plan(view("A") + card + "![c](c.mp4)\n")
    #expect(failing.failures.map(\.description) == ["docs/guide.md:5: error: \(message)"])
    #expect(outputs(failing) == ["A": ["docs/guide-1.mp4"]])
    let skipping = try plan(view("A") + card)
    #expect(skipping.failures.isEmpty)
    #expect(skipping.skipped.map(\.description) == ["docs/guide.md:4: \(message), skipped"])
  }

  @Test func commentInfoAndSourceMakeOneScript() throws {
    let plan = try plan(
      "<!-- showreel: fps 30 -->\n```swift showreel: dark\n// showreel: wait 1\n"
        + "struct A: View { var body: some View { X() } }\n```\n")
    #expect(plan.clips[0].script.commands == [.frameRate(30), .colorScheme(.dark), .wait(1)])
  }

  @Test func aMistakeInAScriptFailsItsClipAlone() throws {
    let plan = try plan("<!-- showreel: fsp 30 -->\n" + view("A") + view("B"))
    #expect(plan.clips.map(\.root) == [.view("B")])
    #expect(
      plan.failures.map(\.description)
        == ["docs/guide.md:1:16: error: unknown script word 'fsp'. Did you mean 'fps'?"])
  }

  @Test func skipAndViewInTheScriptAreObeyed() throws {
    let two =
      "struct A: View { var body: some View { X() } }\nstruct B: View { var body: some View { X() } }"
    let plan = try plan(
      "```swift showreel: view A\n\(two)\n```\n```swift showreel: skip\n\(two)\n```\n")
    #expect(plan.clips.map(\.root) == [.view("A")])
    #expect(plan.skipped.map(\.description) == ["docs/guide.md:5: the page says so, skipped"])
    #expect(plan.clips.map(\.script.view) == ["A"])
  }

  @Test func otherHostsAndFormatsAreNoted() throws {
    let plan = try plan(
      view("A") + "<video src=\"https://a.org/a.mp4\"></video>\n\n<video src=\"a.ogv\"></video>\n")
    #expect(
      plan.notes.map(\.description) == [
        "docs/guide.md:4: note: https://a.org/a.mp4 is on another host, so no clip is made for it",
        "docs/guide.md:6: note: a.ogv: clips have no format 'ogv'. "
          + "Use .mp4, .m4v, .mov, .webm, .gif, .webp, .apng, .svg, .y4m",
      ])
    #expect(outputs(plan) == ["A": ["docs/guide-1.mp4"]])
  }

  @Test func aVideoBeforeAnyBlockIsNoted() throws {
    let plan = try plan("![a](a.mp4)\n\n" + view("A"))
    #expect(plan.notes.map(\.line) == [1])
    #expect(outputs(plan) == ["A": ["docs/guide-1.mp4"]])
  }

  @Test func aSitesRootIsItsPublicOrStaticFolder() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("", to: "site/public/logo.svg")
    let text = view("A") + "![a](/video/a.mp4)\n"
    let there = try plan(text, at: folder.path + "/site/deep/guide.md")
    #expect(there.clips[0].outputs == [folder.path + "/site/public/video/a.mp4"])
    let bare = try plan(text, at: folder.path + "/guide.md")
    #expect(bare.clips[0].outputs == [folder.path + "/video/a.mp4"])
  }

  @Test func aCataloguesVideosAreItsResources() throws {
    let text = view("A") + "@Video(source: \"a\")\n"
    let plan = try plan(text, at: "Sources/My.docc/Articles/Guide.md")
    #expect(plan.clips[0].outputs == ["Sources/My.docc/Resources/a.mp4"])
  }

  @Test func theHashKnowsWhatThePixelsDependOn() throws {
    let clip = try plan(view("A")).clips[0]
    let lower = try plan("Text\n\n" + view("A")).clips[0]
    #expect(try clip.hash(options: "") == lower.hash(options: ""))
    #expect(try clip.hash(options: "") != clip.hash(options: "60 fps"))
    let dark = try plan("<!-- showreel: dark -->\n" + view("A")).clips[0]
    #expect(try clip.hash(options: "") != dark.hash(options: ""))
  }
}
