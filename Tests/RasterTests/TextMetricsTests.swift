import Drawing
import Foundation
import Testing

@testable import Raster

struct TextMetricsTests {
  private func measure(_ runs: TextRun..., layout: TextLayout = TextLayout()) -> TextMetrics {
    fonts.measure(runs, layout: layout, in: anywhere)
  }

  /// Rule: `line-height`.
  @Test(arguments: [
    (34.0, 40.57421875), (28, 33.4140625), (20, 23.8671875), (17, 20.287109375),
    (12, 14.3203125), (11, 13.126953125),
  ])
  func aLineIsAsHighAsTheSystemFonts(size: Double, height: Double) {
    let metrics = measure(run("Ág", size: size))
    #expect(abs(metrics.size.height - height) < 1e-9)
    #expect(abs(metrics.firstBaseline - 1950.0 / 2048 * size) < 1e-9)
    #expect(metrics.lastBaseline == metrics.firstBaseline)
  }

  /// Ink widths of SF Pro, measured on the recordings in the reference clips.
  ///
  /// Rule: `word-widths`.
  @Test(arguments: [
    ("Toggle", 17.0, 50.19), ("Change", 17, 57.76), ("Content transition", 20, 154.76),
    ("Pet the Dog", 34, 166.84), ("Content transition", 45, 336.75),
  ])
  func wordsAreAsWideAsInTheSystemFont(string: String, size: Double, width: Double) {
    let ink = LeafPainter(fonts: fonts).inkBounds(of: .text(leaf([run(string, size: size)])))
    #expect(abs(ink.width / width - 1) < 0.01, "\(ink.width) points instead of \(width)")
  }

  @Test func sizeWeightAndKerningWiden() {
    func width(_ run: TextRun) -> Double { measure(run).size.width }
    let sizes = [10.0, 13, 17, 19, 20, 24, 34, 60].map { width(run("Showreel", size: $0)) }
    #expect(sizes == sizes.sorted() && Set(sizes).count == sizes.count)
    let weights = [300.0, 400, 500.5, 600, 700, 900].map { width(run("Showreel", weight: $0)) }
    #expect(weights == weights.sorted() && Set(weights).count == weights.count)
    let kerned = width(run("Showreel") { $0.kerning = 2 })
    #expect(abs(kerned - width(run("Showreel")) - 16) < 0.02)
  }

  @Test func crossingToTheDisplayCutChangesNoWidthAtOnce() {
    let (below, above) = (
      run("Content transition", size: 19.999), run("Content transition", size: 20)
    )
    #expect(abs(measure(below).size.width / measure(above).size.width - 1) < 0.005)
  }

  @Test func theFirstGlyphStartsAtTheLineStartWhateverTheKerning() throws {
    func start(_ kerning: Double) throws -> Double {
      let glyphs = RasterTests.glyphs(of: leaf([run("Abc") { $0.kerning = kerning }]))
      return try #require(glyphs.first).origin.x
    }
    for kerning in [-3.0, 0, 12] { #expect(try start(kerning) == start(0)) }
    // Half of what the stand-in's letters are narrower by.
    #expect(try abs(start(0)) < 0.3)
  }

  @Test func kerningComesAfterAGlyphWhereverItsRunStands() throws {
    let plain = RasterTests.glyphs(of: leaf([run("ab"), run("c"), run("d")]))
    let kerned = RasterTests.glyphs(of: leaf([run("ab"), run("c") { $0.kerning = 8 }, run("d")]))
    for (glyph, shift) in [(1, 0.0), (2, 0), (3, 8)] {
      #expect(abs(kerned[glyph].origin.x - plain[glyph].origin.x - shift) < 0.01)
    }
  }

  @Test func aKernedRunAtTheStartPushesTheOthersAway() {
    let plain = RasterTests.glyphs(of: leaf([run("a"), run("b")]))
    let kerned = leaf([run("a") { $0.kerning = 10 }, run("b")])
    let glyphs = RasterTests.glyphs(of: kerned)
    #expect(glyphs.map(\.line) == [0, 0])
    #expect(abs(glyphs[1].origin.x - plain[1].origin.x - 10) < 0.01)
    #expect(abs(kerned.size.width - leaf([run("a"), run("b")]).size.width - 10) < 0.01)
  }

  @Test func narrowerKerningStillFitsItsOwnWidth() {
    for kerning in [-0.5, -1, -2] {
      let text = leaf([run("Narrow words in a line") { $0.kerning = kerning }])
      #expect(Set(RasterTests.glyphs(of: text).map(\.line)) == [0])
    }
  }

  @Test func monospacedDigitsAreAllAsWide() {
    func width(_ string: String) -> Double {
      measure(run(string) { $0.font.monospacedDigit = true }).size.width
    }
    #expect(width("1111") == width("8888"))
    #expect(measure(run("1111")).size.width < measure(run("8888")).size.width)
  }

  @Test func monospacedLettersAreAllAsWide() {
    func width(_ string: String) -> Double {
      measure(run(string, design: .monospaced)).size.width
    }
    #expect(width("iiii") == width("WWWW"))
  }

  @Test func smallCapsAreSmallerThanCapitals() {
    let small = measure(run("abc") { $0.font.smallCaps = true }).size.width
    #expect(small < measure(run("ABC")).size.width)
    #expect(small != measure(run("abc")).size.width)
  }

  @Test func leadingMakesRoomOnBothSides() {
    let metrics = measure(run("x") { $0.font.leading = 2 })
    #expect(abs(metrics.size.height - (2444.0 / 2048 * 17 + 2)) < 1e-9)
    #expect(abs(metrics.firstBaseline - (1950.0 / 2048 * 17 + 1)) < 1e-9)
  }

  @Test func theHighestRunMakesTheLine() {
    let metrics = measure(run("small ", size: 12), run("LARGE", size: 40))
    #expect(abs(metrics.size.height - 2444.0 / 2048 * 40) < 1e-9)
    #expect(abs(metrics.firstBaseline - 1950.0 / 2048 * 40) < 1e-9)
  }

  @Test func aRaisedRunMakesRoomAboveAndALoweredOneBelow() {
    let raised = measure(run("x"), run("2") { $0.baselineOffset = 6 })
    #expect(abs(raised.firstBaseline - (1950.0 / 2048 * 17 + 6)) < 1e-9)
    let lowered = measure(run("x"), run("2") { $0.baselineOffset = -6 })
    #expect(abs(lowered.size.height - (2444.0 / 2048 * 17 + 6)) < 1e-9)
    #expect(abs(lowered.firstBaseline - 1950.0 / 2048 * 17) < 1e-9)
  }

  @Test func emptyTextIsALineWithoutWidth() {
    let metrics = measure(run(""))
    #expect(metrics.size.width == 0)
    #expect(abs(metrics.size.height - 20.287109375) < 1e-9)
  }
}
