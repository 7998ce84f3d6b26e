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

  @Test func previewTraitsSayTheSize() {
    let preview = SwiftSource("#Preview(traits: .fixedLayout(width: 300, height: 200.5)) { A() }")
      .previews[0]
    #expect(preview.fixedSize?.width == 300)
    #expect(preview.fixedSize?.height == 200.5)
    #expect(!preview.isLandscape)
    #expect(SwiftSource("#Preview(traits: .landscapeLeft) { A() }").previews[0].isLandscape)
  }
}
