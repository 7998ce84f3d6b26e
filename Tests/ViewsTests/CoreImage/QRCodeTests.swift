import Foundation
import Testing

@testable import Views

@Suite("QR codes")
struct QRCodeTests {
  private func rows(_ text: String, _ correction: QRCode.Correction) throws -> [String] {
    let code = try #require(QRCode(Array(text.utf8), correction: correction))
    return (0..<code.side).map { row in
      String((0..<code.side).map { code.isDark($0, row) ? "1" : "0" })
    }
  }

  /// The rows are those of another encoder, python-qrcode 8, of the same bytes with the same mask.
  @Test("A short text is the squares that other encoders make") func short() throws {
    let rows = try rows("Hello", .low)
    #expect(rows.count == 21)
    #expect(
      rows.prefix(4) == [
        "111111100101101111111", "100000100111001000001", "101110101101101011101",
        "101110100101001011101",
      ])
    #expect(
      rows.suffix(3) == [
        "101110101110100010101", "100000101000001010010", "111111101000101100011",
      ])
  }

  @Test("Longer texts are larger, and none is too long for the room that there is") func sides()
    throws
  {
    #expect(try rows("https://www.example.org", .medium).count == 25)
    #expect(try rows(String(repeating: "x", count: 100), .quartile).count == 49)
    #expect(try rows(String(repeating: "b", count: 2500), .low).count == 165)
    #expect(QRCode([UInt8](repeating: 0, count: 3000), correction: .low) == nil)
  }
}
