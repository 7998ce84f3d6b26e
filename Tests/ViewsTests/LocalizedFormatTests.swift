import Testing

@testable import Views

@Suite struct LocalizedFormatTests {
  @Test func placesAreFilledInTheirOrderOrByNumber() {
    #expect(LocalizedFormat("%lld von %@").parts == [.argument(0), .text(" von "), .argument(1)])
    #expect(
      LocalizedFormat("%2$@ of %1$lld").parts == [.argument(1), .text(" of "), .argument(0)])
    #expect(LocalizedFormat("100 %% %.2f").parts == [.text("100 % "), .argument(0)])
    #expect(LocalizedFormat("50% off").parts.first != nil)
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
    let table = ["apples.left": ["one": "ein Apfel", "other": "%lld Äpfel"]]
    #expect(key.runs(in: table).map(\.string).joined() == "3 Äpfel")
    #expect(String(localized: "apples.left", defaultValue: "\(count) apples") == "3 apples")
    let resource = LocalizedStringResource("apples.left", defaultValue: "\(count) apples")
    #expect(String(localized: resource) == "3 apples")
  }
}
