import Drawing
import Foundation
import Geometry
import TestSupport
import Testing

@testable import Raster

/// What a reader tells certain symbols by.
struct SymbolFormTests {
  /// How often a row of the picture goes from none to ink.
  private func strokes(_ bitmap: Bitmap, at height: Double) -> Int {
    let row = Int(height * Double(bitmap.height))
    return (1..<bitmap.width).count { bitmap[$0, row].a > 127 && bitmap[$0 - 1, row].a <= 127 }
  }

  @Test func aForkAndAKnifeStandSideBySide() {
    let picture = paint(symbol: "fork.knife", size: 100)
    #expect(strokes(picture, at: 0.2) == 4, "three tines and a blade")
    for height in [0.5, 0.6, 0.7, 0.8] { #expect(strokes(picture, at: height) == 2) }
  }

  @Test func theRainUnderACloudInFrontOfTheSunHasTheThirdColor() {
    let picture = paint(symbol: "cloud.sun.rain.fill", size: 64) {
      $0.mode = .palette
      $0.paints = [.color(RGBA(1, 0, 0)), .color(RGBA(0, 1, 0)), .color(RGBA(0, 0, 1))]
    }
    let rows = (0..<picture.height).map { y in (0..<picture.width).map { picture[$0, y] } }
    let (upper, lower) = (
      rows[..<(rows.count / 2)].joined(), rows[(rows.count * 2 / 3)...].joined()
    )
    #expect(rows.joined().contains { $0.r > 200 }, "the cloud")
    #expect(upper.contains { $0.g > 200 } && !upper.contains { $0.b > 200 }, "the sun")
    #expect(lower.contains { $0.b > 200 } && !lower.contains { $0.g > 200 }, "the rain")
    #expect(
      fonts.measure(
        symbol: "cloud.sun.rain.fill", font: FontDescription(size: 17), scale: .medium
      ).parts == 3)
  }

  @Test func threeLettersStandSideBySide() {
    #expect(strokes(paint(symbol: "bold.italic.underline", size: 100), at: 0.5) >= 4)
  }

  @Test func aSpeakerIsWiderWithASignBesideIt() {
    let plain = paint(symbol: "speaker", size: 100).width
    for name in ["speaker.plus", "speaker.minus", "speaker.plus.fill"] {
      #expect(paint(symbol: name, size: 100).width > plain)
    }
  }

  @Test(arguments: ["goforward", "gobackward"])
  func aNumberStandsInTheArrowThatSkips(_ name: String) {
    let arrow = paint(symbol: name, size: 100)
    let picture = paint(symbol: name + ".15", size: 100)
    let isKnown = fonts.measure(
      symbol: name + ".15", font: FontDescription(size: 17), scale: .medium
    ).isKnown
    #expect(isKnown && picture.ink > arrow.ink)
    #expect(strokes(arrow, at: 0.55) == 2, "the arrow's two sides")
    #expect(strokes(picture, at: 0.55) > 2, "and figures between them")
    let other = paint(symbol: name + ".30", size: 100)
    #expect(other.withUnsafeBytes { Array($0) } != picture.withUnsafeBytes { Array($0) })
  }

  @Test func aShirtThatIsFilledHasNoHole() {
    #expect(strokes(paint(symbol: "tshirt", size: 100), at: 0.7) == 2, "its two sides")
    #expect(strokes(paint(symbol: "tshirt.fill", size: 100), at: 0.7) == 1)
  }

  @Test(arguments: ["textformat", "textformat.size"])
  func aWordStandsOnTheLineOfTheTextBesideIt(_ name: String) {
    let metrics = fonts.measure(symbol: name, font: FontDescription(size: 100), scale: .medium)
    // Below the line is the margin, and what an a reaches over the line.
    #expect(abs(metrics.size.height - metrics.baseline - 1.3 / 16 * 100) < 3)
  }

  @Test func photosLieAtAnAngle() {
    let picture = paint(symbol: "photo.on.rectangle.angled", size: 100)
    /// Where the picture's ink begins in a column.
    func top(_ part: Double) -> Int? {
      (0..<picture.height).first { picture[Int(part * Double(picture.width)), $0].a > 127 }
    }
    // The edge of the one behind rises to the right, that of the one in front falls.
    #expect(top(0.25).flatMap { left in top(0.45).map { $0 < left - 2 } } == true)
    #expect(paint(symbol: "photo.fill.on.rectangle.fill", size: 100).ink > picture.ink)
  }

  @Test(arguments: ["person.slash", "person.slash.fill", "envelope.slash"])
  func aSlashGoesThroughTheWhole(_ name: String) {
    let picture = paint(symbol: name, size: 100)
    let whole = paint(symbol: name.replacing(".slash", with: ""), size: 100)
    /// Whether there is ink about a place on the square that the slash goes through.
    func hasInk(_ bitmap: Bitmap, _ x: Double, _ y: Double) -> Bool {
      let unit = 100.0 / 16
      let middle = (Double(bitmap.width) / 2, Double(bitmap.height) / 2)
      let point = (Int(middle.0 + (x - 8) * unit), Int(middle.1 + (y - 8) * unit))
      return (-4...4).contains { dx in
        (-4...4).contains { dy in
          let (x, y) = (point.0 + dx, point.1 + dy)
          return (0..<bitmap.width).contains(x) && (0..<bitmap.height).contains(y)
            && bitmap[x, y].a > 127
        }
      }
    }
    let line = stride(from: 1.5, through: 14.5, by: 0.5)
    #expect(line.allSatisfy { hasInk(picture, $0, $0) })
    #expect(!line.allSatisfy { hasInk(whole, $0, $0) })
  }

  @Test func theLettersForLargerTextDifferInSize() {
    let names = ["textformat.size.smaller", "textformat.size.larger"]
    let sizes = names.map {
      fonts.measure(symbol: $0, font: FontDescription(size: 17), scale: .medium)
    }
    #expect(sizes.allSatisfy { $0.isKnown })
    #expect(sizes[0].size.height < sizes[1].size.height - 4)
  }
}
