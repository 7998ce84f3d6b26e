import Foundation
import Motion
import Raster
import Testing

@testable import Studio
@_spi(Engine) @testable import ViewEngine
@testable import Views

/// A clip as one picture of some of its frames.
@MainActor
@Suite("Filmstrip") struct FilmstripTests {
  /// Lines of a pixel, each at another place between two pixels of the strip.
  private struct Lines: View {
    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<8, id: \.self) { _ in
          Color.white.frame(height: 20)
          Color.black.frame(height: 1)
        }
        Color.white
      }
    }
  }

  @Test("A line of a pixel is seen wherever it stands, as a fainter one") func lines() throws {
    let clip = Clip(
      "lines", stage: Stage(size: CGSize(width: 80, height: 240), scale: 1),
      script: Script(steps: [Wait(0.1)], duration: 0.1)
    ) { Lines() }
    let strip = try Filmstrip(clip, count: 2, height: 60).bitmap()
    #expect(strip.height == 60 && strip.width == 2 * 20 + 6)
    for line in 0..<8 {
      let place = (line * 21 + 20) / 4
      #expect((150...230).contains(strip[10, place].r), "line \(line)")
    }
    #expect(strip[10, 0].r == 255)
  }

  @Test("A strip as high as its clip is the clip's frames as they are") func asItIs() throws {
    let clip = Clip(
      "lines", stage: Stage(size: CGSize(width: 80, height: 240), scale: 1),
      script: Script(steps: [Wait(0.1)], duration: 0.1)
    ) { Lines() }
    let strip = try Filmstrip(clip, count: 2, height: 240).bitmap()
    #expect(strip.width == 2 * 80 + 6)
    #expect(strip[10, 20].r == 0 && strip[10, 19].r == 255 && strip[10, 21].r == 255)
  }
}
