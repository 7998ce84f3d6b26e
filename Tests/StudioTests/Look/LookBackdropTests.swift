import Drawing
import Foundation
import Geometry
import Pixels
import Raster
import TestSupport
import Testing

@testable import Compositing
@testable import Studio

@MainActor
@Suite("What is behind a device")
struct LookBackdropTests {
  private let canvas = CGSize(width: 160, height: 90)

  /// A red disc in the middle of white.
  private func items(_ width: Int, _ height: Int, radius: Int) throws -> [DisplayItem] {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)">
      <rect width="\(width)" height="\(height)" fill="#ffffff"/>
      <circle cx="\(width / 2)" cy="\(height / 2)" r="\(radius)" fill="#ff0000"/></svg>
      """, to: "disc.svg")
    let fonts = FontBook()
    let items = LookBackdrop.picture(path).items(on: canvas, measuring: fonts)
    let picture = try Compositor(
      size: PixelSize(width: 160, height: 90), scale: 1, painter: LeafPainter(fonts: fonts)
    ).draw(DisplayList(items), background: .black)
    func isRed(_ x: Int, _ y: Int) -> Bool {
      picture.withUnsafeBytes { bytes in
        let pixel = (0..<3).map { bytes[y * picture.stride + x * 4 + $0] }
        #expect(pixel[2] > 250, "the backdrop does not reach \(x), \(y)")
        return pixel[0] < 5 && pixel[1] < 5
      }
    }
    // As round as it is in the file, and the canvas is full.
    #expect(isRed(80, 45) && isRed(80 + 28, 45) && isRed(80, 45 + 28) && isRed(80 - 28, 45))
    #expect(!isRed(80 + 36, 45) && !isRed(80, 45 + 36) && !isRed(80, 45 - 36))
    for (x, y) in [(0, 0), (159, 0), (0, 89), (159, 89)] { #expect(!isRed(x, y)) }
    return items
  }

  @Test("A picture fills the canvas and keeps its shape, cut about its middle") func filled() throws
  {
    // Upright, square, as the canvas is, wide, and a ribbon either way: each disc has a radius of 32 pixels.
    for (width, height, radius) in [
      (100, 300, 20), (80, 80, 16), (160, 90, 32), (300, 45, 16), (9000, 90, 32), (80, 6000, 16),
    ] {
      let items = try items(width, height, radius: radius)
      #expect(items.count == 1)
    }
  }

  @Test("Of a picture that cannot be read the canvas is free") func missing() {
    #expect(
      LookBackdrop.picture("/nowhere/a.png").items(on: canvas, measuring: FontBook()) == [
        .leaf(
          .image(ImageLeaf(source: .file("/nowhere/a.png"), size: canvas)), at: .zero)
      ])
  }
}
