import Testing

@testable import Views

@Suite struct LocalizedFormatTests {
  @Test func placesAreFilledInTheirOrderOrByNumber() {
    #expect(LocalizedFormat("%lld von %@").parts == [.argument(0), .text(" von "), .argument(1)])
    #expect(
      LocalizedFormat("%2$@ of %1$lld").parts == [.numbered(1), .text(" of "), .numbered(0)])
    #expect(LocalizedFormat("100 %% %.2f").parts == [.text("100 % "), .argument(0)])
    #expect(LocalizedFormat("50% off").parts.first != nil)
  }

  @Test func partsWithFormsOfTheirOwnAreNamed() {
    #expect(
      LocalizedFormat("%#@files@ in %2$#@folders@: %arg").parts == [
        .substitution("files", 0), .text(" in "), .substitution("folders", 1), .text(": "), .own,
      ])
  }

  @Test("Each part is in the form of the number that it counts") func substitutions() {
    var entry: LocalizedEntry = ["other": "%#@files@ in %#@folders@"]
    entry.substitutions = [
      "files": .init(argument: 1, forms: ["one": "%arg file", "other": "%arg files"]),
      "folders": .init(argument: 0, forms: ["one": "a folder", "other": "%lld folders"]),
    ]
    func shown(_ folders: Int, _ files: Int) -> String {
      let key: LocalizedStringKey = "\(folders) folders, \(files) files"
      return key.runs(in: ["%lld folders, %lld files": entry]).map(\.string).joined()
    }
    #expect(shown(1, 3) == "3 files in a folder")
    #expect(shown(2, 1) == "1 file in 2 folders")
    #expect(entry.format == "%2$lld files in %lld folders")
    // One that names itself has an end.
    entry.substitutions["files"] = .init(forms: ["other": "%#@files@"])
    #expect(shown(1, 3) == " in a folder")
  }

  @Test(
    "A number's form is the language's",
    arguments: [
      ("en", "one other other other other other"), ("de-AT", "one other other other other other"),
      ("fr", "one other other other other other"), ("ja", "other other other other other other"),
      ("ru", "one few many many one few"), ("uk", "one few many many one few"),
      ("pl", "one few many many many few"), ("cs", "one few other other other other"),
      ("he", "one two other other other other"), ("ar", "one two few many many many"),
      ("lt", "one few few other one few"), ("sl", "one two other other other other"),
      ("ro", "one few few few other other"), ("lv", "one other other zero one other"),
    ])
  func languages(_ language: String, _ forms: String) {
    let numbers: [Double] = [1, 2, 5, 11, 21, 22]
    #expect(
      numbers.map { PluralRule.category(of: $0, in: language) }.joined(separator: " ") == forms)
  }

  @Test func noneAndPartsOfOneHaveFormsToo() {
    #expect(PluralRule.category(of: 0, in: "ar") == "zero")
    #expect(PluralRule.category(of: 0, in: "fr") == "one")
    #expect(PluralRule.category(of: 1.5, in: "fr") == "one")
    #expect(PluralRule.category(of: 1.5, in: "en") == "other")
    #expect(PluralRule.category(of: 1.5, in: "cs") == "many")
    #expect(PluralRule.category(of: 2_000_000, in: "es") == "many")
    #expect(PluralRule.category(of: -1, in: "en") == "one")
    let texts = ["one": "1", "few": "2", "many": "5", "other": "n"]
    #expect(LocalizedFormat.form(of: texts, for: 3, in: "ru") == "2")
  }

  @Test func theFormIsTheNumbers() {
    let texts = ["one": "1", "other": "n"]
    #expect(LocalizedFormat.form(of: texts, for: 1) == "1")
    #expect(LocalizedFormat.form(of: texts, for: 0) == "n")
    #expect(LocalizedFormat.form(of: texts, for: nil) == "n")
    #expect(LocalizedFormat.form(of: ["zero": "0", "other": "n"], for: 0) == "0")
    #expect(LocalizedFormat.form(of: ["few": "f"], for: 1) == "f")
  }

  @Test("A key of its own is looked up, and its default value shown where no table has it")
  func namedKeys() {
    let count = 3
    let key = LocalizedStringKey(named: "apples.left", otherwise: "\(count) apples left")
    #expect(key.string == "3 apples left")
    let table: [String: LocalizedEntry] = [
      "apples.left": ["one": "ein Apfel", "other": "%lld Äpfel"]
    ]
    #expect(key.runs(in: table).map(\.string).joined() == "3 Äpfel")
    #expect(String(localized: "apples.left", defaultValue: "\(count) apples") == "3 apples")
    let resource = LocalizedStringResource("apples.left", defaultValue: "\(count) apples")
    #expect(String(localized: resource) == "3 apples")
  }
}
