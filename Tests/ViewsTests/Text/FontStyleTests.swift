import Drawing
import Foundation
import Geometry
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What the modifiers of fonts make of a text's font.
@MainActor
struct FontStyleTests {
  private func runs<V: View>(_ view: V) -> [TextRun] {
    leaves(PlayedView { view }.graph.displayList().items).flatMap { leaf -> [TextRun] in
      guard case .text(let text) = leaf else { return [] }
      return text.runs
    }
  }

  private func fonts<V: View>(_ view: V) -> [FontDescription] { runs(view).map(\.font) }

  private func font<V: View>(_ view: V) -> FontDescription? { fonts(view).first }

  // MARK: Dynamic type

  @Test(arguments: [
    (DynamicTypeSize.xSmall, 14.0), (.large, 17), (.xxxLarge, 23), (.accessibility5, 53),
  ])
  func aTextStyleFollowsTheReadersSize(_ size: DynamicTypeSize, _ points: Double) {
    #expect(font(Text("a").dynamicTypeSize(size))?.size == points)
  }

  @Test func aSizeInPointsStays() {
    #expect(font(Text("a").font(.system(size: 20)).dynamicTypeSize(.accessibility3))?.size == 20)
    let fixed = Text("a").font(.custom("Menlo", fixedSize: 20))
    #expect(font(fixed.dynamicTypeSize(.accessibility3))?.size == 20)
  }

  @Test func aCustomFontGrowsWithItsStyle() throws {
    let body = Text("a").font(.custom("Menlo", size: 20)).dynamicTypeSize(.xSmall)
    #expect(abs(try #require(font(body)).size - 20 * 19 / 22) < 1e-9)
    let title = Text("a").font(.custom("Menlo", size: 20, relativeTo: .largeTitle))
    #expect(abs(try #require(font(title.dynamicTypeSize(.xSmall))).size - 20 * 38 / 41) < 1e-9)
  }

  @Test func theReadersSizeIsKeptWithinARange() {
    let text = Text("a").dynamicTypeSize(...DynamicTypeSize.large)
    #expect(font(text.dynamicTypeSize(.accessibility1))?.size == 17)
    #expect(font(text.dynamicTypeSize(.xSmall))?.size == 14)
    let large = Text("a").dynamicTypeSize(.xLarge ... .xxLarge)
    #expect(font(large)?.size == 19)
  }

  private struct Scaled: View {
    @ScaledMetric(relativeTo: .caption) private var side = 16.0
    @ScaledMetric private var other = 22.0

    var body: some View { Text(verbatim: "\(side) \(other)") }
  }

  /// UIKit's metrics on iOS 26.1: the distance of lines of captions is 13 instead of 16 points.
  @Test func aScaledMetricGrowsLikeLinesOfItsStyle() {
    func string(_ size: DynamicTypeSize) -> String? {
      runs(Scaled().dynamicTypeSize(size)).first?.string
    }
    #expect(string(.xSmall) == "13.0 19.0")
    #expect(string(.large) == "16.0 22.0")
  }

  private struct Even: View {
    @ScaledMetric(relativeTo: .caption) private var side = 20.0

    var body: some View { Text(verbatim: "\(side)") }
  }

  @Test func aScaledMetricIsRoundedToTheDevicesPixel() {
    for (scale, length) in [(1.0, "16.0"), (2, "16.5"), (4, "16.25")] {
      let view = Even().dynamicTypeSize(.xSmall).environment(\.displayScale, scale)
      #expect(runs(view).first?.string == length)
    }
  }

  // MARK: Other looks

  @Test func widthsStretchLetters() throws {
    #expect(font(Text("a"))?.stretch == 1)
    let widths = [Font.Width.compressed, .condensed, .standard, .expanded].map { width in
      font(Text("a").fontWidth(width))?.stretch ?? 0
    }
    #expect(widths == widths.sorted() && widths[2] == 1 && Set(widths).count == 4)
    #expect(font(Text("a").font(.body.width(.expanded)))?.stretch == widths[3])
    #expect(font(VStack { Text("a") }.fontWidth(.condensed))?.stretch == widths[1])
  }

  @Test func aSecondaryTextIsSmallerThanItsFont() throws {
    let size = try #require(font(Text("a").textScale(.secondary))).size
    #expect(size < 15 && size > 12)
    #expect(font(Text("a").textScale(.secondary, isEnabled: false))?.size == 17)
    #expect(font(VStack { Text("a") }.textScale(.secondary))?.size == size)
  }

  @Test func aLineHeightIsExactOrRelative() throws {
    func height(_ lineHeight: AttributedString.LineHeight) throws -> Double {
      let text = Text("a").font(.system(size: 20)).lineHeight(lineHeight)
      let font = try #require(fonts(text).first)
      return font.size * 2444 / 2048 + font.leading
    }
    #expect(abs(try height(.exact(points: 40)) - 40) < 1e-9)
    #expect(abs(try height(.multiple(factor: 2)) - 40) < 1e-9)
    let led = try height(.leading(increase: 5)) - height(.normal)
    #expect(abs(led - 5) < 1e-9)
    #expect(try height(.tight) < height(.normal))
    #expect(try height(.loose) > height(.variable))
  }

  // MARK: Fonts that are not there

  @Test func aFontThatIsNotThereIsNamedOnce() {
    let view = PlayedView(measuring: OutlinedText()) {
      VStack {
        Text("a").font(.custom("Avenir Next", size: 20))
        Text("b").font(.custom("Avenir Next", size: 30))
        Text("c")
      }
    }
    #expect(
      view.graph.warnings == [
        "The font 'Avenir Next' is not installed, so 'Outlined' is used. Put its file into "
          + "~/.local/share/fonts, run fc-cache, and name its family as fc-list shows it."
      ])
  }

  // MARK: Fonts as they are drawn

  @Test func aFontIsToldWhatItWasDrawnAs() {
    let context = EnvironmentValues().fontResolutionContext
    let body = Font.default.resolve(in: context)
    #expect(body.pointSize == 17 && !body.isBold && !body.isItalic && body.weight == .regular)
    #expect(Font.headline.resolve(in: context).isBold)
    #expect(Font.title.scaled(by: 2).resolve(in: context).pointSize == 56)
    let fixed = Font.headline.pointSize(30).resolve(in: context)
    #expect(fixed.pointSize == 30 && fixed.weight == .semibold)
    // What a button gives, it can take back.
    for font in [Font.body.bold(true), .body.weight(.heavy)] {
      #expect(font.resolve(in: context).isBold)
      #expect(!font.bold(false).resolve(in: context).isBold)
    }
    #expect(Font.body.italic(true).monospaced(true).resolve(in: context).isMonospaced)
    #expect(Font.body.italic(true).italic(false) == .body)
  }
}
