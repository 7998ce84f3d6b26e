import Testing

@testable import Snippets

/// What of the declarations beside a demo is compiled with it.
struct NeededDeclarationTests {
  private func needed(_ code: String) -> String { ClipTimeSource.ofFile(beside: code) }

  @Test func aDemoThatNamesNothingOfItHasNone() {
    #expect(needed("struct A: View { let known = 1; var body: some View { Text(\"now\") } }") != "")
    #expect(needed("struct A: View { let known = 1; var body: some View { Text(\"a\") } }") == "")
  }

  @Test(arguments: [
    ("Date()", "self = _ClipTime.now"), ("let d: Day = .init()", "self = _ClipTime.now"),
    ("let d: Day = .\n\tinit()", "self = _ClipTime.now"),
    ("d.timeIntervalSinceNow", "timeIntervalSince(_ClipTime.now)"),
    ("items.shuffled()", "shuffled(using: &numbers)"), ("UUID()", "self = _ClipNumbers.uuid"),
    ("let a: [Session]; URLSession.shared", "typealias URLSession = _URLSession\n"),
    (
      "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }",
      "_ClipTime.scheduledTimer"
    ),
    ("DispatchQueue.main.asyncAfter(deadline: .now() + 1) { }", "_ClipTime.uptime"),
    ("queue.asyncAfter(deadline: d) { }", "_ClipTime.asyncAfter"),
    ("sum.formatted()", "IntegerFormatStyle"),
    ("NSLocalizedString(\"a\", comment: \"\")", "_ClipTexts.string"),
    ("Locale.current", "_ClipLocale.current"),
    ("clock.sleep(for: .seconds(1))", "_ClipTime.sleep"),
  ])
  func whatIsNamedIsThere(_ code: String, _ declaration: String) {
    #expect(needed(code).contains(declaration))
  }

  /// Its numbers would not be the clip's.
  @Test func whatADeclarationUsesComesWithIt() {
    #expect(needed("drand48()").contains("random(in: range, using: &numbers)"))
    #expect(!needed("drand48()").contains("_ClipTime"))
  }

  /// They stand as they stood: one after the other, each whole.
  @Test func allOfThemAreFoundByTheirNames() {
    let all = ClipTimeSource.all(beside: "Thread.sleep(forTimeInterval: 1)")
    #expect(NeededDeclarations.of(all, by: all) == all)
  }

  @Test func wordsAreReadWithWhatStandsBeforeThem() {
    let words = CodeWord.all(in: "a.init(`b`. c_1)")
    #expect(words.map(\.text) == ["a", "init", "b", "c_1"])
    #expect(words.map(\.isMember) == [false, true, false, true])
    #expect(words.map(\.used) == ["a", ".init", "b", "c_1"])
  }
}
