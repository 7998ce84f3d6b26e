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
}
