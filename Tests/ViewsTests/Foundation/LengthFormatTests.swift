import Foundation
import Testing

@testable import Views

/// Lengths in points as text.
struct LengthFormatTests {
  private let english = Locale(identifier: "en_US")

  @Test func aLengthIsWrittenAsANumberIs() {
    let length = CGFloat(1234.5)
    #expect(length.formatted(.number.locale(english)) == "1,234.5")
    #expect(length.formatted(.number.locale(english).precision(.fractionLength(2))) == "1,234.50")
  }

  @Test func aPartOfALengthIsWrittenAsPercent() {
    let part = CGFloat(0.256)
    #expect(part.formatted(.percent.locale(english)) == "25.6%")
    #expect(
      part.formatted(.percent.locale(english).precision(.fractionLength(0))) == "26%")
  }
}
