import Testing

@testable import Wording

struct EscapedTests {
  @Test(arguments: [
    ("plain ä 日本 👩‍👩‍👧", "plain ä 日本 👩‍👩‍👧"), ("a\nb\tc", "a\\u{A}b\\u{9}c"),
    ("\u{1B}]0;\u{7}\u{9B}", "\\u{1B}]0;\\u{7}\\u{9B}"), ("a\u{2028}", "a\\u{2028}"),
    ("\u{202E}gpm.exe", "\\u{202E}gpm.exe"), ("a\u{200F}\u{2066}", "a\\u{200F}\\u{2066}"),
  ])
  func whatActsIsWrittenAsItsNumber(_ text: String, _ escaped: String) {
    #expect(text.escaped(where: \.acts) == escaped)
  }

  @Test func othersAreEscapedWhereSomebodyAsks() {
    #expect("a-b".dropFirst().escaped { $0 == "-" } == "\\u{2D}b")
    #expect("a-b".escaped { _ in false } == "a-b")
  }
}
