import Drawing
import Foundation
import Testing

@testable import Raster

struct TextLayoutTests {
  /// Of 17 pt, as `SystemFontMetrics` has it of San Francisco.
  private let lineHeight = 17 * 2444.0 / 2048
  private let pangram = "The quick brown fox jumps over the lazy dog"

  private func measure(
    _ string: String, width: Double = .infinity, height: Double = .infinity,
    _ change: (inout TextLayout) -> Void = { _ in }
  ) -> TextMetrics {
    fonts.measure([run(string)], layout: layout(change), in: CGSize(width: width, height: height))
  }

  /// What is shown, line by line.
  private func lines(
    _ string: String, width: Double, height: Double = .infinity,
    _ change: (inout TextLayout) -> Void = { _ in }
  ) -> [String] {
    let leaf = TextLeaf(
      runs: [run(string)], layout: layout(change), size: CGSize(width: width, height: height))
    let glyphs = RasterTests.glyphs(of: leaf)
    return Dictionary(grouping: glyphs, by: \.line).sorted { $0.key < $1.key }
      .map { $0.value.map(\.cluster).joined().trimmingCharacters(in: .whitespaces) }
  }

  @Test func aTextIsAsLargeTheSecondTimeAndWhicheverWayItIsAligned() {
    let (book, text) = (FontBook(), [run("Several words in a row")])
    let layouts = [layout(), layout { $0.alignment = .center }, layout { $0.lineLimit = 2 }]
    let rooms = [60, 75, 200].map { CGSize(width: $0, height: 1000) }
    // One book that is asked for everything twice, and one for each question.
    for _ in 0..<2 {
      for (layout, room) in layouts.flatMap({ layout in rooms.map { (layout, $0) } }) {
        let alone = FontBook().measure(text, layout: layout, in: room)
        #expect(book.measure(text, layout: layout, in: room) == alone)
      }
    }
    let narrow = book.measure(text, layout: layouts[0], in: rooms[0])
    #expect(narrow.lineCount > 2 && book.measure(text, layout: layouts[0], in: rooms[2]) != narrow)
    #expect(book.measure(text, layout: layouts[1], in: rooms[0]) == narrow)
    #expect(book.measure(text, layout: layouts[2], in: rooms[0]).lineCount == 2)
  }

  @Test func textWrapsBetweenWords() {
    #expect(lines(pangram, width: 120) == ["The quick", "brown fox", "jumps over the", "lazy dog"])
    let metrics = measure(pangram, width: 120)
    #expect(metrics.lineCount == 4)
    #expect(abs(metrics.size.height - 4 * lineHeight) < 1e-9)
    #expect(metrics.size.width <= 120)
    #expect(abs(metrics.lastBaseline - metrics.firstBaseline - 3 * lineHeight) < 1e-9)
  }

  @Test func aWordTooLongIsBroken() {
    #expect(lines("incomprehensibilities", width: 80).count > 1)
  }

  @Test func lineBreaksAreKept() {
    #expect(measure("one\ntwo\n\nfour").lineCount == 4)
    #expect(measure("one\u{2028}two").lineCount == 2)
  }

  @Test func lineSpacingGoesBetweenLinesOnly() {
    #expect(abs(measure("one") { $0.lineSpacing = 10 }.size.height - lineHeight) < 1e-9)
    let two = measure("one\ntwo") { $0.lineSpacing = 10 }.size.height
    #expect(abs(two - 2 * lineHeight - 10) < 1e-9)
  }

  /// What a view does: measure in what it is offered, then draw in the size that was answered.
  @Test(arguments: [11.0, 17, 20, 28.5], [40.0, 77, 133.3, 250])
  func textMeasuredOnceFitsItsOwnSize(size: Double, width: Double) {
    for string in [pangram, "Hello, World!", "漢字かな交じり文を折り返す", "a b c d e f g h i j k"] {
      for weight in [400.0, 650] {
        let runs = [run(string, size: size, weight: weight)]
        let first = fonts.measure(
          runs, layout: TextLayout(), in: CGSize(width: width, height: .infinity))
        let again = fonts.measure(runs, layout: TextLayout(), in: first.size)
        #expect(again == first, "'\(string)' at \(size) in \(width)")
      }
    }
  }

  // MARK: Truncation

  @Test func tooLongALineEndsInDots() {
    #expect(lines(pangram, width: 120) { $0.lineLimit = 1 } == ["The quick bro…"])
    #expect(lines(pangram, width: 120) { $0.lineLimit = 2 } == ["The quick", "brown fox ju…"])
    let metrics = measure(pangram, width: 120) { $0.lineLimit = 2 }
    #expect(metrics.isTruncated && metrics.lineCount == 2)
    #expect(metrics.size.width <= 120.01)
  }

  @Test func dotsCanStandAtTheHeadOrInTheMiddle() {
    let head = lines(pangram, width: 120) {
      $0.lineLimit = 1
      $0.truncation = .head
    }
    #expect(head.count == 1)
    #expect(head.joined().hasPrefix("…") && head.joined().hasSuffix("lazy dog"))
    let middle = lines(pangram, width: 120) {
      $0.lineLimit = 1
      $0.truncation = .middle
    }
    #expect(middle.count == 1)
    #expect(middle.joined().hasPrefix("The qu") && middle.joined().hasSuffix("y dog"))
    #expect(middle.joined().contains("…"))
  }

  @Test func noSpaceStandsBeforeTheDots() {
    for width in stride(from: 30.0, to: 300, by: 7) {
      let line = lines(pangram, width: width) { $0.lineLimit = 1 }.joined()
      #expect(!line.contains(" …"), "'\(line)'")
    }
  }

  @Test func whatIsTooHighIsCutAtWholeLines() {
    let metrics = measure(pangram, width: 120, height: 45)
    #expect(metrics.lineCount == 2 && metrics.isTruncated)
    #expect(measure(pangram, width: 120, height: 1).lineCount == 1)
    #expect(!measure(pangram, width: 120, height: 4 * lineHeight).isTruncated)
  }

  @Test func aLineBreakBeyondTheLimitIsSaidByDots() {
    #expect(lines("one\ntwo", width: 200) { $0.lineLimit = 1 } == ["one…"])
  }

  @Test func truncationKeepsEachRunsLook() throws {
    let runs = [run("Bold start, ", weight: 700), run("then a long regular rest")]
    var layout = TextLayout()
    layout.lineLimit = 1
    let glyphs = RasterTests.glyphs(
      of: TextLeaf(runs: runs, layout: layout, size: CGSize(width: 150, height: 21)))
    #expect(try #require(glyphs.first).run == 0)
    #expect(try #require(glyphs.last).cluster == "…")
    #expect(try #require(glyphs.last).run == 1)
  }

  // MARK: Shrinking

  @Test func textShrinksToFitBeforeItIsCut() {
    let natural = measure(pangram).size.width
    let shrunk = measure(pangram, width: natural * 0.8) {
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.5
    }
    #expect(!shrunk.isTruncated && shrunk.lineCount == 1)
    #expect(shrunk.size.width <= natural * 0.8 && shrunk.size.width > natural * 0.78)
    let cut = measure(pangram, width: natural * 0.3) {
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.5
    }
    #expect(cut.isTruncated)
    #expect(abs(cut.size.height - lineHeight / 2) < 0.01)
  }

  @Test func shrunkTextIsDrawnInTheSizeItWasMeasuredIn() {
    let shrinking = layout {
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.3
    }
    for width in [90.0, 133.7, 200, 251.2] {
      let runs = [run(pangram)]
      let first = fonts.measure(
        runs, layout: shrinking, in: CGSize(width: width, height: .infinity))
      #expect(fonts.measure(runs, layout: shrinking, in: first.size) == first)
    }
  }

  @Test func whatCannotBeBrokenShrinksToItsRoom() {
    let natural = measure("W").size
    let room = CGSize(width: natural.width / 2, height: natural.height / 4)
    let shrunk = fonts.measure(
      [run("W")], layout: layout { $0.minimumScaleFactor = 0.01 }, in: room)
    #expect(!shrunk.isTruncated)
    #expect(shrunk.size.height <= room.height + 0.01)
    #expect(shrunk.size.height > natural.height * 0.22)
  }

  // MARK: Alignment

  @Test(arguments: [(TextLayout.Alignment.leading, 0.0), (.center, 0.5), (.trailing, 1)])
  func linesAreAligned(alignment: TextLayout.Alignment, share: Double) throws {
    let lines = TextLeaf(
      runs: [run("wide line here\nnarrow")], layout: layout { $0.alignment = alignment },
      size: CGSize(width: 300, height: 42))
    let second = RasterTests.glyphs(of: lines).filter { $0.line == 1 }
    let width = measure("narrow").size.width
    let alone = try #require(RasterTests.glyphs(of: leaf([run("narrow")])).first)
    let start = try #require(second.first).origin.x - alone.origin.x
    #expect(abs(start - (300 - width) * share) < 0.01)
  }
}
