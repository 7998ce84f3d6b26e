import Foundation
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("lineLimit")
struct LineLimitTests {
  /// A text of one line, and one of four, in 30 points.
  private func text<V: View>(_ string: String, @ViewBuilder _ limited: (Text) -> V) -> String {
    PlayedView(size: CGSize(width: 30, height: 100)) { limited(Text(string)) }.text
  }

  @Test("A text of fewer lines takes the space of the lower bound") func lowerBound() {
    #expect(text("a") { $0.lineLimit(2...3) }.hasSuffix("10x40 at 10,30"))
    #expect(text("a") { $0.lineLimit(3...) }.hasSuffix("10x60 at 10,20"))
    #expect(text("a") { $0.lineLimit(2, reservesSpace: true) }.hasSuffix("10x40 at 10,30"))
  }

  @Test("A text of more lines ends at the upper bound") func upperBound() {
    #expect(text("0123456789") { $0.lineLimit(1...2) }.hasSuffix("30x40 at 0,30"))
    #expect(text("0123456789") { $0.lineLimit(...1) }.hasSuffix("30x20 at 0,40"))
    #expect(text("0123456789") { $0.lineLimit(3...) }.hasSuffix("30x80 at 0,10"))
    #expect(text("0123456789") { $0.lineLimit(2, reservesSpace: true) }.hasSuffix("30x40 at 0,30"))
  }

  @Test("Nothing is kept free where that is not wanted") func noReserve() {
    #expect(text("a") { $0.lineLimit(...3) }.hasSuffix("10x20 at 10,40"))
    #expect(text("a") { $0.lineLimit(2, reservesSpace: false) }.hasSuffix("10x20 at 10,40"))
    #expect(text("a") { $0.lineLimit(...3).lineLimit(2...3) }.hasSuffix("10x20 at 10,40"))
  }

  @Test("The distances between lines are kept free as well") func lineSpacing() {
    #expect(
      text("a") { $0.lineLimit(3, reservesSpace: true).lineSpacing(5) }.hasSuffix("10x70 at 10,15"))
  }
}
