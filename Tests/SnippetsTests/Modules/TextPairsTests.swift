import TestSupport
import Testing

@testable import Snippets

@Suite struct TextPairsTests {
  private func pairs(_ text: String) -> [[String]] { TextPairs(text).map { [$0.key, $0.value] } }

  @Test func pairsAreFoundWhereverTheyStand() {
    #expect(
      pairs("/* For 5\" tapes */ \"a\" = \"b\";\"c\"=\"d\" ;\n// \"e\" = f\n\"g\"\n=\t\"h\";")
        == [["a", "b"], ["c", "d"], ["g", "h"]])
  }

  @Test func whatStandsBehindABackslashIsMeantOtherwise() {
    #expect(pairs(#""say \"hi\"\n\t\\" = "ü\q";"#) == [["say \"hi\"\n\t\\", "üq"]])
  }

  @Test func whatIsNotWholeIsNoPair() {
    for text in [
      "", "\"", "\"a", "\"a\"", "\"a\" =", "\"a\" = \"", "\"a\" = \"b\"", "\"a\\", "\\\"",
    ] {
      #expect(pairs(text) == [], "\(text)")
    }
  }

  /// None of these is closed, and each may be where a pair begins. A pattern took hours.
  @Test(.timeLimit(.minutes(10))) func quotationMarksThatNothingClosesAreReadOnce() throws {
    let root = try TemporaryFolder()
    try root.write(
      "\"a\" = \"b\";" + String(repeating: "\\\"", count: 200_000),
      to: "en.lproj/Localizable.strings")
    let texts = ModuleResources(in: root.path).assets(locale: nil).texts
    #expect(texts.mapValues(\.forms) == ["a": ["other": "b"]])
  }
}
