import Drawing
import Foundation
import TestSupport
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
    ("folder.fill.badge.person.crop", 2, 0), ("folder.badge.plus", 2, 0),
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

  @Test func theSunBehindACloudHasItsOwnColor() {
    let bitmap = paint(symbol: "cloud.sun.fill", size: 64) {
      $0.mode = .palette
      $0.paints = [.color(RGBA(0, 0, 1)), .color(RGBA(1, 0, 0))]
    }
    let all = (0..<bitmap.height).flatMap { y in (0..<bitmap.width).map { bitmap[$0, y] } }
    #expect(all.filter { $0.b > 200 }.count > 300)
    #expect(all.filter { $0.r > 200 }.count > 100)
  }

  @Test func onlyTheOneElementOfAPictureIsSplit() throws {
    let path = SVGElement(name: "path", attributes: ["d": "M0 0h1zM2 2h1z"])
    let circle = SVGElement(name: "circle", attributes: ["r": "2"])
    func layers(_ elements: [SVGElement]) throws -> Int? {
      try SymbolLayering.layers(
        of: elements, named: "sun-fill", weighted: { $0 }, area: { Double($0.svg.count) })?
        .layers.count
    }
    #expect(try layers([path]) == 2)
    #expect(try layers([path, circle]) == 2)
    #expect(try layers([circle]) == nil)
  }

  @Test func aDamagedIconIsToldOf() throws {
    let folder = try TemporaryFolder()
    func problem(_ icon: String) throws -> [SymbolProblem] {
      try folder.write(icon, to: "sun-fill.svg")
      let book = SymbolBook(icons: IconSets(folder: folder.path), letters: { _ in nil })
      _ = book.artwork(named: "sun.max.fill")
      return book.problems
    }
    #expect(
      try problem("<svg><path d='M0 0h1'></svg>").contains(
        .damagedArtwork("sun-fill", reason: "it is no XML from line 1, column 29, on.")))
    #expect(
      try problem("<svg><path d='M0 0h1v'/></svg>").contains(
        .damagedArtwork("sun-fill", reason: "its path has no number after 7 characters.")))
  }

  /// A picture that a new version of the icons draws otherwise would fall apart unseen.
  @Test(arguments: SymbolLayering.table.keys.sorted())
  func everyListedPictureCanBeTakenApart(_ code: String) throws {
    let elements = try #require(IconSets().icon(named: code))
    let layering = try SymbolLayering.layers(
      of: elements, named: code, weighted: { $0 }, area: { Double($0.svg.count) })
    #expect(Set(layering?.layers.map(\.level) ?? []).count == 2)
  }
}
