import Drawing
import Foundation
import TestSupport
import Testing

@testable import Raster

/// Symbols of packages' own, as Apple's SF Symbols writes their files and as others do.
struct SymbolTemplateTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A page with notes, lines for a scale, and drawings; all but those would be seen from afar.
  private func page(_ groups: String, lines: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
     <style>.SFSymbolsPreviewWireframe {fill:none;stroke:black;stroke-width:0.5}</style>
     <g id="Notes"><rect width="3300" height="2200"/><text x="1400" y="1100">Weight</text></g>
     <g id="Guides">
      <line id="Baseline-S" x1="263" x2="3036" y1="696" y2="696" stroke="black"/>
      <line id="Capline-S" x1="263" x2="3036" y1="625.541" y2="625.541" stroke="black"/>
      <line id="Baseline-M" x1="263" x2="3036" y1="1126" y2="1126" stroke="black"/>
      <line id="Capline-M" x1="263" x2="3036" y1="1055.54" y2="1055.54" stroke="black"/>
      \(lines)
     </g>
     <g id="Symbols">\(groups)</g>
    </svg>
    """
  }

  private let margins = """
    <line id="left-margin-Regular-M" x1="1395" x2="1395" y1="1030" y2="1150"/>
    <line id="right-margin-Regular-M" x1="1455" x2="1455" y1="1030" y2="1150"/>
    """

  /// As high as a capital, and so wide.
  private func bar(_ name: String, width: Int, at place: String = "1400 1126") -> String {
    "<g id=\"\(name)\" transform=\"matrix(1 0 0 1 \(place))\">"
      + "<path class=\"monochrome-0 SFSymbolsPreviewWireframe\" d=\"M0 0h\(width)v-70.46h-\(width)z\"/></g>"
  }

  private func size(_ path: String, _ font: Double = 100) -> CGSize {
    fonts.measure(symbol: path, font: FontDescription(size: font), scale: .medium).size
  }

  @Test func aTemplatesDrawingIsAsLargeAsItsFont() throws {
    let path = try folder.write(
      page(bar("Regular-M", width: 50), lines: margins), to: "bar.svg")
    let metrics = fonts.measure(symbol: path, font: FontDescription(size: 100), scale: .medium)
    #expect(metrics.isKnown)
    #expect(abs(metrics.size.width - 60) < 0.1, "from margin to margin")
    #expect(abs(metrics.baseline - (1.3 / 16 * 100 + 70.46)) < 0.5, "it stands on the line")
    let ink = paint(symbol: path, size: 100).ink
    #expect(abs(ink - 50 * 70.46) < 50, "\(ink): the drawing, and neither notes nor lines")
    #expect(abs(size(path, 50).width - 30) < 0.1)
  }

  @Test func theDrawingIsTheOneOfTheWeightOrTheNearest() throws {
    let path = try folder.write(
      page(bar("Light-M", width: 10) + bar("Regular-M", width: 20) + bar("Black-M", width: 26)),
      to: "weights.svg")
    func ink(_ weight: Double) -> Double {
      (paint(symbol: path, size: 100) { $0.font.weight = weight }.ink / 70.46).rounded()
    }
    #expect([100.0, 300, 400, 600, 900].map(ink) == [10, 10, 20, 20, 26])
  }

  @Test func anotherScaleStandsInForTheUsualOne() throws {
    let small = bar("Regular-S", width: 39, at: "1400 696")
    let path = try folder.write(page(small), to: "small.svg")
    #expect(abs(size(path).width - (50 + 2 * 1.3 / 16 * 100)) < 0.5)
    let both = try folder.write(page(small + bar("Regular-M", width: 20)), to: "both.svg")
    #expect(abs(size(both).width - (20 + 2 * 1.3 / 16 * 100)) < 0.5)
  }

  /// What other programs make of a template: no lines, numbered names, one drawing without a name.
  @Test(arguments: [
    #"<svg xmlns="http://www.w3.org/2000/svg"><g id="Regular-M_1_" transform="translate(9, 99)"><path d="M0 0h20v-70h-20z"/></g></svg>"#,
    #"<svg xmlns="http://www.w3.org/2000/svg"><g id="Symbols" transform="translate(9 99)"><path d="M0 0h20v-70h-20z"/></g></svg>"#,
    #"<svg xmlns="http://www.w3.org/2000/svg"><g id="a"><g id="Bold-L"/><g id="Regular-M" transform="matrix(1 0 0 1 9 9)"><path d="M0 0h20v-70h-20z"/></g></g></svg>"#,
  ])
  func whatIsLeftOfATemplateIsEnough(_ text: String) throws {
    let path = try folder.write(text, to: "left.svg")
    let metrics = FontBook().measure(
      symbol: path, font: FontDescription(size: 100), scale: .medium)
    #expect(metrics.isKnown && abs(metrics.size.width - (20 + 2 * 1.3 / 16 * 100)) < 0.5)
  }

  @Test func anyPictureIsAsLargeAsACircle() throws {
    let path = try folder.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor"
        stroke-width="2"><style><![CDATA[.a { opacity: 0 }]]></style>
        <circle cx="12" cy="12" r="9"/><rect class="a" width="24" height="24" fill="black"/></svg>
      """, to: "ring.svg")
    let circle = size("circle")
    #expect(abs(size(path).width - circle.width) < 2 && size(path).width == size(path).height)
    let bitmap = paint(symbol: path, size: 100)
    #expect(bitmap[bitmap.width / 2, bitmap.height / 2].a == 0 && bitmap.ink > 1000)
  }

  @Test func layersAreThoseThatTheTemplateNames() throws {
    let classes = ["hierarchical-1:secondary", "hierarchical-0:primary"]
    let paths = classes.map { "<path class=\"multicolor-0:tint \($0)\" d=\"M0 0h20v-70h-20z\"/>" }
    let text = page(
      "<g id=\"Regular-M\" transform=\"matrix(1 0 0 1 1400 1126)\">\(paths.joined())</g>")
    let artwork = try SymbolTemplate(Data(text.utf8)).variant(weight: 400).artwork
    #expect(artwork.layers.map(\.level) == [1, 0] && artwork.parts.count == 2)
  }

  @Test(
    arguments: [
      ("<svg>\n<g></svg>", "it is no XML from line 2, column 10, on"),
      ("<html/>", "it is a 'html' and not an 'svg'"),
      ("<svg/>", "it says neither a viewBox nor a width and a height"),
      (nil, "there is no such file that may be read"),
    ] as [(String?, String)])
  func whatCannotBeReadIsToldByItsPlace(_ text: String?, _ reason: String) throws {
    let path = folder.file("my.svg")
    if let text { try folder.write(text, to: "my.svg") }
    let book = FontBook()
    let metrics = book.measure(symbol: path, font: FontDescription(size: 17), scale: .medium)
    #expect(!metrics.isKnown && metrics.size.width > 10)
    #expect(
      book.problems.map(\.description).filter { $0.contains(path) } == [
        "The symbol in '\(path)' cannot be read, so a dashed square is drawn: \(reason). "
          + "Export its template anew, as SVG."
      ])
  }
}
