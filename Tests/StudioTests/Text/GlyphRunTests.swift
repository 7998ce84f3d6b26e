import Drawing
import Foundation
import Geometry
import Raster
import Testing

@testable import Studio
@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

/// Texts in the display list's text form, and below each where its glyphs stand: the fonts, their
/// metrics and what every modifier makes of them.
///
/// Where this fails and `allFontsAndArtworkAreInstalled` does too, other fonts are installed.
@MainActor
@Suite("Glyph runs")
struct GlyphRunTests {
  private static let fonts = FontBook()

  private func text<V: View>(_ name: String, width: CGFloat = 200, @ViewBuilder _ view: () -> V)
    -> String
  {
    let graph = ViewGraph(
      view(), canvas: GraphCanvas(size: CGSize(width: width, height: 100)), measuring: Self.fonts)
    let list = graph.displayList()
    return "== \(name)\n\(list.text)\n" + glyphs(of: list.items).joined(separator: "\n")
  }

  /// One line for each text: the glyphs' characters, where they start and how wide they are.
  private func glyphs(of items: [DisplayItem]) -> [String] {
    items.flatMap { item -> [String] in
      switch item {
      case .leaf(.text(let leaf), _):
        let glyphs = Self.fonts.glyphs(of: leaf).map { glyph in
          "\(glyph.cluster)@"
            + [glyph.origin.x, glyph.origin.y, glyph.advance]
            .map { String(format: "%.2f", Double($0)) }.joined(separator: ",")
        }
        return ["  " + glyphs.joined(separator: " ")]
      case .leaf: return []
      case .group(_, let items): return self.glyphs(of: items)
      }
    }
  }

  /// Rule: `text-style-sizes`.
  @Test func fontsAndStyles() throws {
    let styles = Font.TextStyle.allCases.map { style in
      text("\(style)") { Text("Ag1").font(.system(style)) }
    }
    let weights: [String] = [Font.Weight.thin, .regular, .semibold, .black].map { weight in
      text("\(weight.value)") { Text("Ag1").fontWeight(weight) }
    }
    let designs: [String] = [Font.Design.default, .serif, .rounded, .monospaced].map { design in
      text("\(design)") { Text("Ag1").fontDesign(design) }
    }
    try TextGolden.expect(
      (styles + weights + designs).joined(separator: "\n"), isLike: "fonts")
  }

  @Test func modifiers() throws {
    try TextGolden.expect(
      [
        text("bold") { Text("Ag1").bold() },
        text("italic") { Text("Ag1").italic() },
        text("digits") { Text("118").monospacedDigit() },
        text("kerning") { Text("Ag1").kerning(3) },
        text("tracking") { Text("Ag1").tracking(-1) },
        text("underline") { Text("Ag1").underline() },
        text("strikethrough") { Text("Ag1").strikethrough(true, color: .red) },
        text("raised") { Text("x") + Text("2").font(.footnote).baselineOffset(6) },
        text("case") { Text("Ag1").textCase(.uppercase) },
        text("small caps") { Text("Ag1").font(.body.smallCaps()) },
        text("sum") { Text("A").bold() + Text("b").italic() + Text("c").foregroundStyle(.red) },
        text("markdown") { Text("**A** *b* `c` ~~d~~ [e](f)") },
        text("gradient") {
          Text("Ag1").foregroundStyle(
            LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
        },
      ].joined(separator: "\n"), isLike: "textModifiers")
  }

  @Test func layout() throws {
    try TextGolden.expect(
      [
        text("wrapped", width: 60) { Text("One two three") },
        text("centred", width: 60) { Text("One two three").multilineTextAlignment(.center) },
        text("trailing", width: 60) { Text("One two three").multilineTextAlignment(.trailing) },
        text("spaced", width: 60) { Text("One two").lineSpacing(6) },
        text("tight", width: 60) { Text("One two three").font(.body.leading(.tight)) },
        text("loose", width: 60) { Text("One two three").font(.body.leading(.loose)) },
        text("tail", width: 60) { Text("One two three").lineLimit(1) },
        text("middle", width: 60) { Text("One two three").lineLimit(1).truncationMode(.middle) },
        text("head", width: 60) { Text("One two three").lineLimit(1).truncationMode(.head) },
        text("shrunk", width: 60) { Text("One two three").lineLimit(1).minimumScaleFactor(0.4) },
        text("scripts", width: 200) { Text("a漢한😀ש") },
        text("symbol in a line") { Text("a \(Image(systemName: "star")) b") },
      ].joined(separator: "\n"), isLike: "textLayout")
  }

  @Test func attributedAndFormatted() throws {
    var red = AttributedString("red")
    red.foregroundColor = .red
    red.backgroundColor = .yellow
    red.font = .headline
    red.kern = 1
    red.underlineStyle = .single
    let now = Date(timeIntervalSinceReferenceDate: 0)
    try TextGolden.expect(
      [
        text("attributed") { Text(AttributedString("a ") + red) },
        text("number") { Text(1234.5, format: .number) },
        text("percent") { Text(0.256, format: .percent) },
        text("interpolated") { Text("\(3) of \(1.5, specifier: "%.2f")") },
        text("timer") { Text(Date.now.addingTimeInterval(125), style: .timer) },
        text("date") { Text(now, style: .date) },
        text("label") { Label("Star", systemImage: "star") },
      ].joined(separator: "\n"), isLike: "textValues")
  }
}
