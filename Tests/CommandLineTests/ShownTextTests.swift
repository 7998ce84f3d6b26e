import Testing

@testable import ShowreelCLI

/// What a stranger's text brings along is seen, and does nothing.
@Suite struct ShownTextTests {
  @Test(arguments: [
    ("plain ä 日本 👩‍👩‍👧", "plain ä 日本 👩‍👩‍👧"), ("two\nlines\tand a tab", "two\nlines\tand a tab"),
    ("\u{1B}]0;title\u{7}", "\\u{1B}]0;title\\u{7}"), ("a\rb", "a\\u{D}b"),
    ("\u{9B}31m", "\\u{9B}31m"), ("\u{202E}gpm.exe", "\\u{202E}gpm.exe"),
    ("\u{7F}\u{0}", "\\u{7F}\\u{0}"),
  ])
  func charactersThatActAreWrittenAsNumbers(_ text: String, _ shown: String) {
    #expect(ShownText.of(text) == shown)
  }

  /// Through the whole program: a name of a file, and a place that code claims to be at.
  @Test func nothingReachesTheTerminal() async throws {
    let program = try Showreel()
    let named = try await program.run(["export", "a\u{1B}[2Jb.yaml"])
    #expect(named.errors.contains("a\\u{1B}[2Jb.yaml"))
    try program.write(
      "# showreel: tap \"\u{1B}[31m\" at x\nview: Text(\u{1B})\n", to: "c.yaml")
    let read = try await program.run(["check", "c.yaml"])
    #expect(read.code == 65)
    #expect(!(named.errors + read.errors + read.output).contains("\u{1B}"))
  }
}
