import Foundation
import Studio
import Testing

@testable import Snippets

/// Which generation of the system a clip is of, where nobody says it.
struct SystemNamesTests {
  private func system(_ body: String, script: String = "", beside: String = "") throws -> String? {
    let plan = SnippetPlan(
      source: "\(script)\nstruct A: View { var body: some View { \(body)\n } }\n\(beside)",
      at: "A.swift")
    return try #require(plan.clips.first).direction.system?.name
  }

  @Test func whatCameWithGlassIsOfThatSystem() throws {
    #expect(try system("Text(\"A\").glassEffect()") == "26")
    #expect(try system("Text(\"A\").scrollEdgeEffectStyle(.hard, for: .top)") == "26")
    #expect(try system("Text(\"A\")") == nil)
  }

  @Test func whoeverSaysASystemIsRight() throws {
    #expect(try system("Text(\"A\").glassEffect()", script: "// showreel: os 18") == "18")
  }

  @Test func whatASourceDeclaresItselfIsOfAnySystem() throws {
    let own = "extension View { func glassEffect() -> some View { self } }"
    #expect(try system("Text(\"A\").glassEffect()", beside: own) == nil)
  }

  @Test func whatIsOnlySaidOrIsForOthersDoesNotCount() throws {
    #expect(try system("Text(\"A\") // not .glassEffect() yet") == nil)
    let mac = "Text(\"A\")\n#if os(macOS)\n.navigationSubtitle(\"B\")\n#endif\n"
    #expect(try system(mac) == nil)
    #expect(try system("Text(\"A\")\n#if os(iOS)\n.glassEffect()\n#endif\n") == "26")
  }

  @Test func aMacHasItsOwnLook() throws {
    let body = "Text(\"A\").navigationSubtitle(\"B\").foregroundStyle(Color(nsColor: .red))"
    #expect(try system(body) == nil)
  }
}
