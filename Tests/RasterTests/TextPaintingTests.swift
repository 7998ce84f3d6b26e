import Drawing
import Foundation
import Geometry
import Testing

@testable import Raster

struct TextPaintingTests {
  @Test func everyWeightHasMoreInkThanALighterOne() {
    let inks = [100.0, 200, 300, 400, 400.5, 401, 500, 650, 700, 800, 900].map {
      paint(leaf([run("Weight", size: 40, weight: $0)]), scale: 2).ink
    }
    #expect(inks == inks.sorted() && Set(inks).count == inks.count, "\(inks)")
  }

  @Test func lettersStandOnTheBaseline() throws {
    let text = leaf([run("H", size: 100)])
    let bitmap = paint(text)
    let rows = (0..<bitmap.height).filter { y in
      (0..<bitmap.width).contains { bitmap[$0, y].a > 127 }
    }
    let (top, bottom) = (try #require(rows.first), try #require(rows.last))
    #expect((93...95).contains(bottom))
    // Capitals are as tall as the system font's.
    #expect((24...26).contains(top))
  }

  @Test func alternativesOfADesignDiffer() {
    let plain = paint(leaf([run("Ragged", size: 30)])).bytes
    for design in [FontDescription.Design.serif, .rounded, .monospaced] {
      #expect(paint(leaf([run("Ragged", size: 30, design: design)])).bytes != plain, "\(design)")
    }
    let italic = paint(leaf([run("Ragged", size: 30) { $0.font.italic = true }])).bytes
    #expect(italic != plain)
  }

  @Test(arguments: ["漢字", "かな", "한글", "😀", "👩🏽‍🚀", "שלום", "→", "✓"])
  func otherScriptsAndEmojiHaveInk(string: String) {
    let text = leaf([run(string, size: 30)])
    #expect(paint(text).ink > 40)
    let glyphs = RasterTests.glyphs(of: text)
    #expect(!glyphs.contains { $0.isMissing }, "drawn as a box")
  }

  @Test func emojiAreColoredAndAboutAsWideAsHigh() {
    let text = leaf([run("😀", size: 40)])
    let bitmap = paint(text)
    let yellow = (0..<bitmap.width).contains { x in
      let pixel = bitmap[x, bitmap.height / 2]
      return pixel.r > 200 && pixel.g > 120 && pixel.b < 120
    }
    #expect(yellow)
    #expect((40...56).contains(text.size.width))
  }

  @Test func aCharacterThatNoFontHasIsABoxAndAProblem() {
    let book = FontBook()
    let text = TextLeaf(runs: [run("\u{12000}", size: 30)], size: CGSize(width: 60, height: 36))
    let painter = LeafPainter(fonts: book)
    let bitmap = painter.paint(.text(text), rect: rect(0, 0, 60, 36), scale: 1)
    #expect(bitmap.ink > 20)
    #expect(book.problems.contains(.font(.missingCharacter("\u{12000}"))))
  }

  @Test func eachRunHasItsOwnPaint() {
    let red = Paint.color(RGBA(1, 0, 0))
    let text = leaf([
      run("MMM", size: 40) { $0.paint = red }, run("MMM", size: 40),
    ])
    let bitmap = paint(text)
    func reds(_ columns: Range<Int>) -> Int {
      columns.reduce(0) { sum, x in sum + (0..<bitmap.height).filter { bitmap[x, $0].r > 127 }.count
      }
    }
    #expect(reds(0..<bitmap.width / 2) > 100)
    #expect(reds(bitmap.width / 2 + 2..<bitmap.width) == 0)
  }

  @Test func aGradientRunsThroughTheWholeText() {
    let stops = [GradientStop(RGBA(1, 0, 0), at: 0), GradientStop(RGBA(0, 0, 1), at: 1)]
    var text = leaf([run("MMMMMM", size: 40, weight: 900)])
    text.runs[0].paint = .linearGradient(
      stops, start: .zero, end: CGPoint(x: text.size.width, y: 0))
    let bitmap = paint(text)
    func strongest(_ channel: (Int, Int) -> UInt8, _ columns: Range<Int>) -> UInt8 {
      columns.flatMap { x in (0..<bitmap.height).map { channel(x, $0) } }.max() ?? 0
    }
    #expect(strongest({ bitmap[$0, $1].r }, 0..<12) > 230)
    #expect(strongest({ bitmap[$0, $1].b }, bitmap.width - 12..<bitmap.width) > 230)
    #expect(strongest({ bitmap[$0, $1].b }, 0..<12) < 30)
  }

  @Test func linesUnderAndThroughTextTakeTheirOwnColor() {
    let text = leaf([
      run("nnnn", size: 50) {
        $0.underline = RGBA(1, 0, 0)
        $0.strikethrough = RGBA(0, 0, 1)
      }
    ])
    let bitmap = paint(text)
    let middle = bitmap.width / 2
    let column = (0..<bitmap.height).map { bitmap[middle, $0] }
    let baseline = Int(0.952 * 50)
    #expect(column.enumerated().contains { $0.offset > baseline && $0.element.r > 200 })
    #expect(column.enumerated().contains { $0.offset < baseline && $0.element.b > 200 })
  }

  @Test func aLineIsBrokenAsItsPatternSays() {
    func stretches(_ pattern: TextLinePattern) -> Int {
      let text = leaf([
        run("nnnn", size: 50) {
          $0.underline = RGBA(1, 0, 0)
          $0.underlinePattern = pattern
        }
      ])
      let bitmap = paint(text)
      let rows = (0..<bitmap.height).map { y in
        (0..<bitmap.width).map { bitmap[$0, y].r > 128 }
      }
      let line = rows.first { $0.contains(true) } ?? []
      return zip([false] + line, line).count { !$0 && $1 }
    }
    #expect(stretches(.solid) == 1)
    #expect(stretches(.dot) > stretches(.dash))
    #expect(stretches(.dash) > 1)
  }

  @Test func aBackgroundIsAsHighAsTheLineBehindItsRunAlone() {
    let red = RGBA(1, 0, 0)
    let text = leaf([run("MM", size: 20), run("  ", size: 20) { $0.background = red }])
    let bitmap = paint(text)
    let (x, y) = (bitmap.width - 4, bitmap.height - 2)
    #expect(bitmap[x, 2] == (b: 0, g: 0, r: 255, a: 255))
    #expect(bitmap[x, y] == (b: 0, g: 0, r: 255, a: 255))
    #expect((0..<bitmap.height).allSatisfy { bitmap[4, $0].r == 0 })
    let ink = LeafPainter(fonts: fonts).inkBounds(of: .text(text))
    #expect(ink.maxX > Double(x))
  }

  @Test func paintingAtAScaleIsTheSamePictureLarger() {
    let text = leaf([run("Same text, any scale", size: 17)])
    let small = paint(text).ink
    for scale in [0.5, 2, 3, 4.7] {
      let ink = paint(text, scale: scale).ink / (scale * scale)
      #expect(abs(ink / small - 1) < 0.01, "\(scale): \(ink) instead of \(small)")
    }
  }

  @Test func glyphsStandBetweenPixelsToo() {
    let text = leaf([run("l", size: 20)])
    let whole = paint(.text(text), rect(-2, 0, 12, 24)).alphas
    let shifted = paint(.text(text), rect(-2.5, 0, 12, 24)).alphas
    #expect(whole != shifted)
    #expect(
      whole
        == paint(.text(text), rect(-3, 0, 12, 24)).alphas.map { row in
          row.split(separator: " ").dropFirst().joined(separator: " ") + " 00"
        })
  }

  @Test func nothingIsPaintedOutsideTheInkBounds() {
    let runs = [run("fjÅg", size: 40) { $0.font.italic = true }]
    for text in [leaf(runs), leaf([run("😀 jÇ", size: 30) { $0.underline = .black }])] {
      let bounds = LeafPainter(fonts: fonts).inkBounds(of: .text(text))
      let all = paint(.text(text), bounds.insetBy(dx: -20, dy: -20), scale: 2).ink
      let inside = paint(.text(text), bounds, scale: 2).ink
      #expect(abs(all - inside) / all < 0.002)
    }
  }

  @Test func theSameTextIsTheSamePixels() {
    let text = leaf([run("Same fonts, same pixels 漢字 😀", size: 23, weight: 512)])
    let other = LeafPainter(fonts: FontBook()).paint(
      .text(text), rect: CGRect(origin: .zero, size: text.size), scale: 2)
    #expect(paint(text, scale: 2).bytes == other.bytes)
  }
}
