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
}
