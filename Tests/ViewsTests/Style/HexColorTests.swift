import Testing

@testable import Views

struct HexColorTests {
  @Test(arguments: ["#2D3436", "2D3436", "2d3436", "0x2D3436", " #2D3436\n", "FF2D3436"])
  func sixDigitsAreRedGreenAndBlue(_ text: String) {
    let color = Color(
      red: Double(0x2D) / 255, green: Double(0x34) / 255, blue: Double(0x36) / 255)
    #expect(_HexColor.color(text) == color)
    #expect(_HexColor.color(0x2D3436) == color && _HexColor.color(0xFF2D_3436) == color)
  }

  @Test func threeDigitsStandForTwoEach() {
    #expect(_HexColor.color("#0F8") == _HexColor.color("00FF88"))
  }

  @Test func eightDigitsHaveTheOpacityFirstOrLast() {
    let half = _HexColor.color(0xFF_0000, opacity: Double(0x80) / 255)
    #expect(_HexColor.color("80FF0000") == half)
    #expect(_HexColor.color("#FF000080", isAlphaLast: true) == half)
    #expect(
      _HexColor.color("#FF0000", opacity: 0.5) == Color(red: 1, green: 0, blue: 0, opacity: 0.5))
  }

  @Test(arguments: ["", "#", "12345", "#GGGGGG", "red", "+12345", "123456789"])
  func otherTextsAreNone(_ text: String) { #expect(_HexColor.color(text) == nil) }
}
