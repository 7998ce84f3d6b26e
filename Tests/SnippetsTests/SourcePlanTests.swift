import Foundation
import Studio
import TestSupport
import Testing

@testable import Snippets

@Suite struct SourcePlanTests {
  private let view = "struct A: View { var body: some View { Text(\"a\") } }\n"

  @Test func aFileBecomesAClipOfItsName() {
    let plan = SnippetPlan(source: "// showreel: fps 30\n" + view, at: "demos/Dot.swift")
    #expect(plan.clips.map(\.name) == ["Dot"])
    #expect(plan.clips.map(\.outputs) == [["Dot.mp4"]])
    #expect(plan.clips[0].script.commands == [.frameRate(30)])
  }

  @Test func aScriptMayShowTwoViewsBesideEachOther() {
    let words = "// showreel: look social sideBySide \"A B\"\n"
    let other = "struct B: View { var body: some View { A() } }\n"
    let plan = SnippetPlan(source: words + view + other, at: "a.swift")
    #expect(plan.clips.map(\.root.name) == ["A"] && plan.clips.map(\.other?.name) == ["B"])
    let asked = SnippetPlan(
      source: words + view + other, at: "a.swift", options: SnippetOptions(view: "B"))
    #expect(asked.clips.map(\.root.name) == ["B"] && asked.clips.map(\.other?.name) == [nil])
    let alone = SnippetPlan(source: words + view, at: "a.swift")
    #expect(alone.clips.isEmpty)
    #expect(alone.failures.map { $0.message.hasPrefix("there is no view named 'B'") } == [true])
  }

  @Test func aFileWithoutAViewFails() {
    let plan = SnippetPlan(source: "let a = 1\n", at: "a.swift")
    #expect(
      plan.failures.map(\.description) == [
        "a.swift:1: error: not a view: nothing in it conforms to View"
      ])
  }

  @Test func aMistakeInTheScriptFails() {
    let plan = SnippetPlan(source: view + "// showreel: tpa\n", at: "a.swift")
    #expect(plan.clips.isEmpty)
    #expect(plan.failures.map(\.line) == [2])
  }

  @Test func aFileMayAskToBeSkipped() {
    let plan = SnippetPlan(source: "// showreel: skip\n" + view, at: "a.swift")
    #expect(plan.skipped.map(\.description) == ["a.swift:1: it says so, skipped"])
  }

  @Test func aFileOfSeveralPreviewsTellsWhichIsShown() {
    let named = view + "#Preview(\"Light\") { A() }\n#Preview { A() }\n#Preview(\"Dark\") { A() }\n"
    let plan = SnippetPlan(source: named, at: "a.swift")
    #expect(plan.clips.count == 1)
    #expect(
      plan.notes.map(\.problem) == [
        "a.swift:2: note: there are 3 previews, and the clip shows the first, 'Light'"
      ])
    #expect(plan.notes.map(\.remedy) == [.otherView("Dark")])
    let unnamed = SnippetPlan(
      source: "\n" + view + "#Preview { A() }\n#Preview { A() }\n", at: "a.swift")
    #expect(
      unnamed.notes.map(\.description) == [
        "a.swift:3: note: there are 2 previews, and the clip shows the first. "
          + "Give the others names to choose one of them."
      ])
    let provider =
      "struct P: PreviewProvider { static var previews: some View { A() } }\n#Preview { A() }\n"
    #expect(
      SnippetPlan(source: view + provider, at: "a.swift").notes.map(\.remedy) == [.otherView("P")])
  }

  @Test func onePreviewOrOneThatIsAskedForIsShownWithoutAWord() {
    let two = view + "#Preview(\"Light\") { A() }\n#Preview(\"Dark\") { A() }\n"
    #expect(SnippetPlan(source: view + "#Preview { A() }\n", at: "a.swift").notes.isEmpty)
    #expect(SnippetPlan(source: view, at: "a.swift").notes.isEmpty)
    let asked = SnippetPlan(source: two, at: "a.swift", options: SnippetOptions(view: "Dark"))
    #expect(asked.clips.map(\.root.name) == ["Dark"] && asked.notes.isEmpty)
    let said = SnippetPlan(source: two + "// showreel: view Light\n", at: "a.swift")
    #expect(said.clips.map(\.root.name) == ["Light"] && said.notes.isEmpty)
  }

  @Test func previewTraitsSayTheSize() {
    let preview = SwiftSource("#Preview(traits: .fixedLayout(width: 300, height: 200.5)) { A() }")
      .previews[0]
    #expect(preview.fixedSize?.width == 300)
    #expect(preview.fixedSize?.height == 200.5)
    #expect(!preview.isLandscape)
    #expect(SwiftSource("#Preview(traits: .landscapeLeft) { A() }").previews[0].isLandscape)
  }
}
