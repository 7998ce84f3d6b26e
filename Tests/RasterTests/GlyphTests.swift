import Drawing
import Foundation
import Geometry
import Testing

@testable import Raster

struct GlyphTests {
  @Test func glyphsTellTheirCharactersFromLeftToRight() {
    let shown = glyphs(of: leaf([run("Cli"), run("p é", weight: 700)]))
    #expect(shown.map(\.cluster) == ["C", "l", "i", "p", " ", "é"])
    #expect(shown.map(\.run) == [0, 0, 0, 1, 1, 1])
    #expect(shown.map(\.origin.x) == shown.map(\.origin.x).sorted())
    #expect(shown.allSatisfy { abs($0.origin.y - 17 * 1950.0 / 2048) < 1e-9 })
    #expect(shown.allSatisfy { $0.family.hasPrefix("Inter") })
  }

  @Test func advancesAddUpToTheWidth() throws {
    let text = leaf([run("Advance")])
    let last = try #require(glyphs(of: text).last)
    #expect(abs(last.origin.x + last.advance - text.size.width) < 0.5)
  }

  @Test func outlinesDrawnAsShapesAreTheText() {
    let text = leaf([run("Outline", size: 40)])
    var path = Path()
    for glyph in glyphs(of: text) {
      path.addPath(glyph.outline.offsetBy(dx: glyph.origin.x, dy: glyph.origin.y))
    }
    let drawn = paint(shape(path), CGRect(origin: .zero, size: text.size), scale: 2)
    let painted = paint(text, scale: 2)
    #expect(abs(drawn.ink / painted.ink - 1) < 0.001)
  }

  /// What makes a weight or a size interpolate outline by outline; the cuts for text and for
  /// display, below and from 20 pt, are two fonts, and some glyphs differ between those.
  @Test(arguments: [(400.0, 900.0, 20.0, 20.0), (100, 650.5, 20, 45), (400, 500, 12, 19.5)])
  func aGlyphHasTheSameSegmentsInEveryWeightAndSize(
    weight: Double, otherWeight: Double, size: Double, otherSize: Double
  ) {
    let string = "Content transition 0123456789 &%@ß"
    let from = glyphs(of: leaf([run(string, size: size, weight: weight)]))
    let to = glyphs(of: leaf([run(string, size: otherSize, weight: otherWeight)]))
    #expect(from.count == to.count)
    for (a, b) in zip(from, to) {
      #expect(a.outline.elements.map(\.kind) == b.outline.elements.map(\.kind), "\(a.cluster)")
    }
  }

  @Test func emojiAndSpacesHaveNoOutline() {
    for glyph in glyphs(of: leaf([run(" 😀")])) { #expect(glyph.outline.isEmpty) }
  }
}

extension Path.Element {
  fileprivate var kind: String {
    switch self {
    case .move: "move"
    case .line: "line"
    case .quadCurve: "quadratic"
    case .curve: "cubic"
    case .closeSubpath: "close"
    }
  }
}
