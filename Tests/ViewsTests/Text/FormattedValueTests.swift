import Foundation
import Testing

@testable import ViewEngine
@testable import Views

@Suite("Values that are written in the locale around them")
struct FormattedValueTests {
  @Test("Formats that write the same in one language are told apart") func formats() {
    let plain = Text.Run(12.0, format: .number)
    #expect(plain == Text.Run(12.0, format: .number))
    #expect(plain.string == "12")
    #expect(plain != Text.Run(12.0, format: .number.precision(.fractionLength(0))))
    #expect(plain != Text.Run(13.0, format: .number))
  }

  @MainActor @Test("What is written beside such a value is kept") func beside() {
    let unit = "g"
    let texts: [(LocalizedStringKey, String)] = [
      ("\(250.0, format: .number) \(unit)", "250 g"),
      ("\(unit)\(250.0, format: .number) grams", "g250 grams"),
      ("**\(1.5, format: .number)**x", "1.5x"),
    ]
    for (key, text) in texts {
      let played = PlayedView { Text(key) }
      let shown = played.text.matches(of: #/"([^"]*)"/#).map { String($0.1) }
      #expect(shown.joined() == text)
    }
  }
}
