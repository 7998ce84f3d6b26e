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

  /// How wide bars are together in a weight.
  private func width(_ path: String, _ weight: Double) -> Double {
    let bitmap = paint(symbol: path, size: 100) {
      $0.font.weight = weight
      $0.size = fonts.measure(symbol: path, font: $0.font, scale: .medium).size
    }
    return (bitmap.ink / 70.46).rounded()
  }

  @Test func theDrawingIsTheOneOfTheWeightOrBetweenItsNeighbours() throws {
    let path = try folder.write(
      page(bar("Light-M", width: 10) + bar("Regular-M", width: 20) + bar("Black-M", width: 40)),
      to: "weights.svg")
    let widths: [Double] = [100, 300, 400, 600, 900].map { width(path, $0) }
    #expect(widths == [10, 10, 20, 28, 40])
  }

  /// Three drawings in columns of their own, each between its lines, as SF Symbols writes a variable template.
  @Test func aVariableTemplateHasEveryWeight() throws {
    let masters = [("Ultralight", 10, 500), ("Regular", 20, 1400), ("Black", 60, 2800)]
    let drawings = masters.map { bar("\($0)-S", width: $1, at: "\($2) 696") }
    let lines = masters.map { name, width, left in
      "<line id=\"left-margin-\(name)-S\" x1=\"\(left - 5)\" x2=\"\(left - 5)\" y1=\"600\" y2=\"720\"/>"
        + "<line id=\"right-margin-\(name)-S\" x1=\"\(left + width + 5)\" "
        + "x2=\"\(left + width + 5)\" y1=\"600\" y2=\"720\"/>"
    }
    let text = page(drawings.joined(), lines: lines.joined())
    let template = try SymbolTemplate(Data(text.utf8))
    let unit = 16.0 / 100 / SymbolLeaf.Scale.small.factor
    for (weight, width) in [(100.0, 10.0), (250, 15), (400, 20), (650, 40), (900, 60)] {
      let variant = template.variant(weight: weight)
      let sides = try #require(variant.sides)
      #expect(abs(sides.upperBound - sides.lowerBound - (width + 10) * unit) < 0.05, "\(weight)")
      #expect(variant.weight == weight)
    }
  }

  @Test func drawingsThatDifferInMoreThanNumbersAreTakenAsTheyAre() throws {
    let round =
      "<g id=\"Black-M\" transform=\"matrix(1 0 0 1 1400 1126)\"><path d=\"M0 0h40v-70.46l-40 0z\"/></g>"
    let path = try folder.write(page(bar("Regular-M", width: 20) + round), to: "others.svg")
    let widths: [Double] = [400, 600, 700, 900].map { width(path, $0) }
    #expect(widths == [20, 20, 40, 40])
  }

  @Test func layersLightUpFromTheirThresholdsOn() throws {
    let style = """
      <style>.monochrome-0 {fill:#000}
      .monochrome-1 {-sfsymbols-variable-threshold:0.0}
      .monochrome-2 {fill:#000;-sfsymbols-variable-threshold:0.5}</style>
      """
    let bars = [1, 2, 0].enumerated().map { place, layer in
      "<path class=\"monochrome-\(layer) hierarchical-0:primary\" d=\"M\(place * 20) 0h10v-70.46h-10z\"/>"
    }
    let text = page(
      "<g id=\"Regular-M\" transform=\"matrix(1 0 0 1 1400 1126)\">\(bars.joined())</g>"
    ).replacing("<g id=\"Notes\">", with: style + "<g id=\"Notes\">")
    let path = try folder.write(text, to: "steps.svg")
    #expect(try SymbolTemplate(Data(text.utf8)).variant(weight: 400).artwork.parts.count == 3)
    func ink(_ value: Double) -> Double {
      (paint(symbol: path, size: 100) {
        $0.variableValue = value
        $0.unlitOpacity = 0
      }.ink / 704.6).rounded()
    }
    #expect([0, 0.4, 1].map(ink) == [1, 2, 3])
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

  @Test func layersThatEraseAreHoles() throws {
    let style = "<style>.monochrome-1 {opacity:0.0;-sfsymbols-clear-behind:true}</style>"
    let bars = [(0, 30), (1, 10), (2, 5)].map { layer, width in
      "<path class=\"monochrome-\(layer)\" d=\"M0 0h\(width)v-70.46h-\(width)z\"/>"
    }
    let text = page(
      "<g id=\"Regular-M\" transform=\"matrix(1 0 0 1 1400 1126)\">\(bars.joined())</g>"
    ).replacing("<g id=\"Notes\">", with: style + "<g id=\"Notes\">")
    let path = try folder.write(text, to: "holes.svg")
    #expect(width(path, 400) == 25, "of 30, 10 are erased and 5 drawn over again")
  }

  @Test func layersHaveColorsOfTheirOwn() throws {
    let style =
      "<style>.multicolor-1:custom {fill:#437B48; opacity:1.0} .multicolor-0:tintColor {fill:#007AFF}</style>"
    let bars = ["multicolor-0:systemRedColor", "multicolor-1:custom", "monochrome-2"].enumerated()
      .map { "<path class=\"\($1) hierarchical-0:primary\" d=\"M\($0 * 20) 0h10v-70.46h-10z\"/>" }
    let text = page(
      "<g id=\"Regular-M\" transform=\"matrix(1 0 0 1 1400 1126)\">\(bars.joined())</g>"
    ).replacing("<g id=\"Notes\">", with: style + "<g id=\"Notes\">")
    let path = try folder.write(text, to: "colors.svg")
    let metrics = fonts.measure(symbol: path, font: FontDescription(size: 100), scale: .medium)
    #expect(metrics.colors == ["systemRedColor", "#437B48", "tintColor"])
    #expect(metrics.parts == 3)
    let bitmap = paint(symbol: path, size: 100) {
      $0.mode = .multicolor
      $0.paints = [.color(RGBA(1, 0, 0)), .color(RGBA(0, 1, 0)), .color(RGBA(0, 0, 1))]
    }
    let row = (0..<bitmap.width).map { bitmap[$0, bitmap.height / 2] }
    #expect(row.filter { $0.r > 200 && $0.g < 50 }.count >= 9)
    #expect(row.filter { $0.g > 200 && $0.b < 50 }.count >= 9)
    #expect(row.filter { $0.b > 200 && $0.r < 50 }.count >= 9)
    // A symbol without any is drawn in the colour around it.
    #expect(
      fonts.measure(symbol: "star", font: FontDescription(size: 9), scale: .medium).colors == [])
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
