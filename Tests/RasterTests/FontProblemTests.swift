import Drawing
import Foundation
import Testing

@testable import Raster

struct FontProblemTests {
  @Test func aMissingDesignSaysWhatIsUsedAndWhatToInstall() {
    var table = FontTable.standard
    table.designs[.serif] = [
      FontTable.Family("Imaginary Serif", package: "fonts-imaginary"),
      FontTable.Family("DejaVu Serif", package: "fonts-dejavu-core"),
    ]
    let problems = FontBook(table: table).problems
    let expected = FontProblem.missingDesign(
      .serif, family: "Imaginary Serif", standIn: "DejaVu Serif", package: "fonts-imaginary")
    #expect(problems.contains(.font(expected)))
    #expect(
      expected.description
        == "The font 'Imaginary Serif' for the serif design is not installed, so 'DejaVu Serif' is "
        + "used. Install it: sudo apt-get install fonts-imaginary.")
  }

  @Test func aDesignWithoutAnyFontSaysSo() {
    let problem = FontProblem.missingDesign(
      .rounded, family: "None", standIn: nil, package: "fonts-none")
    #expect(
      problem.description
        == "The font 'None' for the rounded design is not installed, and nothing can replace it. "
        + "Install it: sudo apt-get install fonts-none.")
  }

  @Test func aMissingFallbackNamesItsPackage() {
    var table = FontTable.standard
    table.fallbacks = [FontTable.Family("Imaginary CJK", package: "fonts-imaginary-cjk")]
    let problem = FontProblem.missingFallback(
      family: "Imaginary CJK", package: "fonts-imaginary-cjk")
    #expect(FontBook(table: table).problems.contains(.font(problem)))
    #expect(
      problem.description
        == "The font 'Imaginary CJK' is not installed, so its characters show as boxes. "
        + "Install it: sudo apt-get install fonts-imaginary-cjk.")
  }

  @Test func aPackageIsMissedOnce() {
    var table = FontTable.standard
    table.fallbacks = ["One", "Two"].map { FontTable.Family($0, package: "fonts-imaginary") }
    let problems = FontBook(table: table).problems
    #expect(
      problems.filter { $0.description.contains("fonts-imaginary") }.count == 1, "\(problems)")
  }

  @Test(arguments: EveryScript.words)
  func everyScriptOfTheSystemHasLetters(_ word: String) {
    let book = FontBook()
    let glyphs = glyphs(
      of: TextLeaf(runs: [run(word)], size: CGSize(width: 300, height: 30)), in: book)
    #expect(!glyphs.isEmpty)
    #expect(book.problems.isEmpty)
  }

  @Test func theEnvironmentOverridesADesign() throws {
    let table = FontTable.standard(overriddenBy: ["SHOWREEL_FONT_SERIF": "DejaVu Sans Mono"])
    let book = FontBook(table: table)
    let serif = [run("illi", design: .serif)]
    let glyph = try #require(
      glyphs(of: TextLeaf(runs: serif, size: CGSize(width: 100, height: 21)), in: book).first)
    #expect(glyph.family == "DejaVu Sans Mono")
    #expect(!book.problems.contains { $0.description.contains("serif") })
  }

  @Test func anOverrideThatIsNotInstalledSaysWhichVariableToCorrect() {
    let book = FontBook(table: .standard(overriddenBy: ["SHOWREEL_FONT": "Imaginary"]))
    #expect(
      book.problems.map(\.description).contains(
        "The font 'Imaginary' for the default design is not installed, so 'Inter' is used. "
          + "Correct or unset SHOWREEL_FONT."))
  }

  @Test func anAuthorsUnknownFamilyIsReportedWithTheNearest() {
    let book = FontBook()
    let custom = run("x") { $0.font.family = "Intr" }
    _ = book.measure([custom], layout: TextLayout(), in: anywhere)
    #expect(book.problems.contains(.font(.unknownFamily("Intr", nearest: "Inter"))))
    #expect(
      FontProblem.unknownFamily("Intr", nearest: "Inter").description
        == "There is no font family named 'Intr'. Did you mean 'Inter'?")
    #expect(
      FontProblem.unknownFamily("Zzzz", nearest: nil).description
        == "There is no font family named 'Zzzz'. 'fc-list : family' lists them all.")
  }

  @Test(arguments: [
    ("Menlo", "JetBrains Mono", 400.0), ("Courier New", "JetBrains Mono", 400),
    ("Georgia-BoldItalic", "Noto Serif", 700), ("TimesNewRomanPS-BoldMT", "Noto Serif", 700),
    ("AvenirNext-DemiBold", "Inter", 600), ("HelveticaNeue-UltraLight", "Inter", 100),
  ])
  func oneOfApplesFontsIsStoodInForByTheNearestDesign(
    _ name: String, _ family: String, _ weight: Double
  ) throws {
    let book = FontBook()
    let custom = run("x") { $0.font.family = name }
    let text = TextLeaf(runs: [custom], size: CGSize(width: 50, height: 21))
    #expect(try #require(glyphs(of: text, in: book).first).family == family)
    #expect(book.problems.isEmpty)
    let standIn = try #require(AppleFont(named: name)).standIn(for: custom.font)
    #expect(standIn.weight == weight)
    #expect(standIn.italic == name.contains("Italic"))
  }

  @Test func whatStandsInForAFamilyIsNamed() throws {
    let book = FontBook()
    let avenir = try #require(book.standIn(forFamily: "Avenir Next"))
    #expect(avenir.used == "Inter" && avenir.nearest == nil)
    #expect(try #require(book.standIn(forFamily: "Menlo")).used == "JetBrains Mono")
    #expect(try #require(book.standIn(forFamily: "Intr")).nearest == "Inter")
    #expect(book.standIn(forFamily: "DejaVu Serif") == nil)
  }

  @Test func anAuthorsInstalledFamilyIsUsed() throws {
    let book = FontBook()
    let custom = run("x") { $0.font.family = "DejaVu Serif" }
    let text = TextLeaf(runs: [custom], size: CGSize(width: 50, height: 21))
    #expect(try #require(glyphs(of: text, in: book).first).family == "DejaVu Serif")
  }

  @Test func aCharacterWithoutFontIsNamedByItsCode() {
    #expect(
      FontProblem.missingCharacter("\u{12000}").description
        == "No font of the table has '\u{12000}' (U+12000), so it shows as a box. "
        + "Install a font that has it and name it with .font(.custom(…)).")
  }

  /// Where this fails, the pictures of other tests differ too: install what it names.
  @Test func allFontsAndArtworkAreInstalled() {
    let missing = FontBook(table: .standard).problems
    #expect(missing.isEmpty, "\(missing.map(\.description).joined(separator: "\n"))")
  }
}
