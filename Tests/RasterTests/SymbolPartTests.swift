import Drawing
import Foundation
import Testing

@testable import Raster

/// Symbols taken apart: what lights up, moves and is coloured by itself.
struct SymbolPartTests {
  private let body = FontDescription(size: 17)

  private func metrics(_ name: String) -> SymbolMetrics {
    fonts.measure(symbol: name, font: body, scale: .medium)
  }

  @Test(arguments: [
    ("wifi", 4, 3), ("speaker.wave.3.fill", 4, 3), ("ellipsis", 3, 3), ("cloud.sun.fill", 2, 0),
    ("cloud.rain.fill", 2, 0), ("star.circle", 2, 0), ("xmark.circle.fill", 1, 0), ("dog", 1, 0),
  ])
  func symbolsHaveParts(_ name: String, _ parts: Int, _ steps: Int) {
    #expect(metrics(name).parts == parts)
    #expect(metrics(name).steps == steps)
  }

  @Test(arguments: ["wifi", "cloud.rain.fill", "cloud.sun.fill", "moon.stars.fill", "ellipsis"])
  func partsTogetherAreTheWhole(_ name: String) {
    let inks = (0..<metrics(name).parts).map { part in
      paint(symbol: name, size: 64) { $0.part = part }.ink
    }
    #expect(inks.allSatisfy { $0 > 5 })
    #expect(abs(inks.reduce(0, +) / paint(symbol: name, size: 64).ink - 1) < 0.03)
  }

  @Test func aWarningIsATriangleWithAMark() {
    let bitmap = paint(symbol: "exclamationmark.triangle.fill", size: 64) {
      $0.mode = .multicolor
      $0.paints = [.color(RGBA(0, 0, 1)), .color(RGBA(1, 1, 0))]
    }
    let x = bitmap.width / 2
    let column = (0..<bitmap.height).map { bitmap[x, $0] }
    #expect(column.contains { $0.b > 200 && $0.r < 50 }, "the mark")
    #expect(column.contains { $0.r > 200 && $0.b < 50 }, "the triangle")
  }

  @Test func theSunBehindACloudHasItsOwnColour() {
    let bitmap = paint(symbol: "cloud.sun.fill", size: 64) {
      $0.mode = .palette
      $0.paints = [.color(RGBA(0, 0, 1)), .color(RGBA(1, 0, 0))]
    }
    let all = (0..<bitmap.height).flatMap { y in (0..<bitmap.width).map { bitmap[$0, y] } }
    #expect(all.filter { $0.b > 200 }.count > 300)
    #expect(all.filter { $0.r > 200 }.count > 100)
  }

  // MARK: Paths

  @Test func aPathIsSplitWhereItStartsAnew() {
    let svg = #"<path d="M1 1h2v2zm4 4l1 1 1-1zM.5.5-1 0a1 1 0 012 3z"/>"#
    #expect(
      svg.svgSubpaths == [
        #"<path d="M1.0 1.0h2.0v2.0z"/>"#, #"<path d="M5.0 5.0l1.0 1.0l1.0 -1.0z"/>"#,
        #"<path d="M0.5 0.5L-1.0 0.0a1.0 1.0 0.0 0 1 2.0 3.0z"/>"#,
      ])
  }

  @Test func aPictureOfSeveralElementsIsNotSplitFurther() {
    #expect(#"<path d="M0 0h1z"/><circle r="2"/>"#.svgSubpaths.count == 2)
    #expect(#"<g><path d="M0 0h1z"/></g>"#.svgElements.count == 1)
  }

  /// A picture that a new version of the icons draws otherwise would fall apart unseen.
  @Test(arguments: SymbolLayering.table.keys.sorted())
  func everyListedPictureCanBeTakenApart(_ code: String) throws {
    let svg = try #require(IconSets().icon(named: code))
    let layering = SymbolLayering.layers(
      of: svg, named: code, weighted: { $0 }, area: { Double($0.count) })
    #expect(Set(layering?.layers.map(\.level) ?? []).count == 2)
  }
}
