import Foundation
import Motion
import Movie
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

  /// The times, in seconds of the clip, for which what changes with each frame was made.
  private final class Moments {
    var times: Set<Double> = []
  }

  private struct Running: View {
    let moments: Moments

    var body: some View {
      TimelineView(.animation) { context in
        let time = context.date.timeIntervalSinceReferenceDate
        Color(white: note(time)).frame(width: 40, height: 40)
      }
    }

    private func note(_ time: Double) -> Double {
      moments.times.insert(time)
      return time.truncatingRemainder(dividingBy: 1)
    }
  }

  @Test(
    "What answers each frame is played at the usual rate, however few frames a strip is made of",
    arguments: [(4, 60), (30, 60), (50, 50), (60, 60)])
  func usualRate(rate: Int, played: Int) throws {
    let moments = Moments()
    let clip = Clip(
      "running", stage: Stage(size: CGSize(width: 80, height: 80), scale: 1),
      frameRate: FrameRate(rate), script: Script(steps: [Wait(1)], duration: 1)
    ) { Running(moments: moments) }
    let strip = try Filmstrip(clip, count: 4, height: 80).bitmap()
    // Its last frame may not be played to, nor what a transaction shows again.
    #expect((played - played / rate - 1...played + 1).contains(moments.times.count))
    #expect(strip[40, 40].r < strip[40 + 3 * 86, 40].r)
  }

  @Test("A rate that cannot be told as a multiple is left as it is") func strangeRate() {
    #expect(FrameRate(2_147_483_647, 2_147_483_646).times(60) == nil)
    #expect(FrameRate(4).times(15) == FrameRate(60))
  }
}
