import Drawing
import Testing

@testable import Compositing

/// What somebody has computed wrongly is a colour, and no end of the program.
@Suite struct PremultipliedColorTests {
  @Test func whatIsNoNumberIsZero() {
    let color = PremultipliedColor(RGBA(.nan, 0.5, .infinity, 1))
    #expect(color.red == 0 && color.green == 0.5 && color.blue == 1)
    #expect(PremultipliedColor(RGBA(1, 1, 1, .nan)) == .clear)
  }

  @Test func bytesAreTheNearest() {
    #expect([-1, 0, 0.5, 1, 2, .infinity, .nan].map(byte) == [0, 0, 128, 255, 255, 255, 0])
  }
}
