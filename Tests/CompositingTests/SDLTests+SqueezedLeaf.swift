import Drawing
import Testing

@testable import Compositing

extension SDLTests {
  @MainActor @Suite struct SqueezedLeafTests {
    /// It is painted in its own proportions before it is squeezed: those may be no bitmap's.
    @Test func whatIsSqueezedFromFarTallerIsDrawn() throws {
      let squeezed = try picture(32, 300, scaled(1, 1.0 / 256, ellipse(0, 0, 20, 51_200)))
      #expect(squeezed.rgba(10, 100) == [0, 0, 0, 255])
      #expect(squeezed.rgba(1, 10) == [255, 255, 255, 255])
      #expect(squeezed.rgba(10, 250) == [255, 255, 255, 255])
    }
  }
}
