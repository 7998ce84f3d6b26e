import Foundation
import Testing

@testable import ViewEngine
@testable import Views

/// What a key shows where no table has it: itself, with its interpolations filled in.
@MainActor
@Suite("Keys of texts")
struct LocalizedStringKeyTests {
  private func shown(_ key: LocalizedStringKey) -> String {
    key.runs.map(\.string).joined()
  }

  @Test("Interpolations are written as their values are") func interpolations() {
    #expect(shown("\(3) of \(7 as UInt)") == "3 of 7")
    #expect(shown("\(1.5) and \(2.5 as Float)") == "1.500000 and 2.500000")
    #expect(shown("\(-0.25 as CGFloat) \(Double.infinity)") == "-0.250000 inf")
    #expect(shown("\(999) \(2024) \(-1_234_567) \(8000 as UInt16)") == "999 2,024 -1,234,567 8,000")
    #expect(shown("\("word") \(true)") == "word true")
    #expect(shown("\(3.14159, specifier: "%.2f")") == "3.14")
    let locale = Locale(identifier: "en_US")
    #expect(shown("\(0.25, format: .percent.locale(locale))") == "25%")
    #expect(shown("a \(Text("b").bold()) c") == "a b c")
  }

  @Test("What is no number, and only has one in it, is described") func described() {
    func key<T>(_ value: T) -> LocalizedStringKey { "\(value)" }
    #expect(shown(key(Int?(2024))) == "Optional(2024)")
    #expect(shown(key(Double?(1.5))) == "Optional(1.5)")
    #expect(shown(key(1.5 as Any)) == "1.5" && shown(key(1.5)) == "1.500000")
  }

  @Test("Formatters and styles of dates write values, as a Text of their own would") func values() {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.minimumFractionDigits = 2
    #expect(shown("\(NSNumber(value: 3), formatter: formatter) m") == "3.00 m")
    #expect(shown("a\("no number", formatter: formatter)") == "a")
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let end = start + 60
    #expect(
      ("\(start, style: .timer)" as LocalizedStringKey).runs == Text(start, style: .timer).runs)
    #expect(("\(start...end)" as LocalizedStringKey).runs == Text(start...end).runs)
    let interval = DateInterval(start: start, end: end)
    #expect(("\(interval)" as LocalizedStringKey).runs == Text(interval).runs)
    #expect(
      ("\(timerInterval: start...end, countsDown: false)" as LocalizedStringKey).runs
        == Text(timerInterval: start...end, countsDown: false).runs)
    #expect(shown("\(AttributedString("b")) and \(LocalizedStringResource("c"))") == "b and c")
  }

  @Test("Marks are read in what is typed, not in what is filled in") func marks() {
    let stars = "**not bold**"
    let key: LocalizedStringKey = "**bold** \(stars)"
    #expect(shown(key) == "bold **not bold**")
    #expect(key.runs.count == 2)
    #expect(LocalizedStringKey("plain") == LocalizedStringKey(stringLiteral: "plain"))
  }

  @Test(
    "Where the package's table has the key, that is shown, with the interpolations in its places")
  func tables() {
    let texts: [String: LocalizedEntry] = [
      "Hello": ["other": "**Hallo**"], "%@ of %@": ["other": "von %2$@ nur %1$@"],
      "%lld apples": ["one": "%lld Apfel", "other": "%lld Äpfel"],
    ]
    func shown(_ key: LocalizedStringKey) -> String {
      key.runs(in: texts).map(\.string).joined()
    }
    #expect(shown("Hello") == "Hallo")
    #expect(shown("\("a") of \("b")") == "von b nur a")
    #expect(shown("\(1) apples") == "1 Apfel" && shown("\(3) apples") == "3 Äpfel")
    #expect(shown("Bye") == "Bye")
  }

  @Test("A value is written in a format") func formats() {
    let locale = Locale(identifier: "en_US")
    #expect(Text(1234.5, format: .number.locale(locale)).string == "1,234.5")
    #expect(Text("key", tableName: "Table", comment: "Said twice").string == "key")
  }
}
