import Drawing
import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Core Image's filters")
struct CIFilterTests {
  /// A square of ten pixels, red on its left half and blue on its right.
  private var halves: CIImage {
    func half(_ x: CGFloat, _ color: RGBA) -> DisplayItem {
      let rect = CGRect(x: x, y: -10, width: 5, height: 10)
      return .leaf(.shape(ShapeLeaf(path: Path(rect), paint: .color(color))), at: .zero)
    }
    return CIImage(
      [half(0, RGBA(1, 0, 0)), half(5, RGBA(0, 0, 1))],
      extent: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  private func color(of image: CIImage?, at x: CGFloat, _ y: CGFloat) -> RGBA? {
    image.flatMap { DrawnColor.of($0.items, at: CGPoint(x: x, y: -y)) }
  }

  @Test("Filters are made by name or function, and say what can be set") func names() {
    let filter: CIFilter = CIFilter.sepiaTone()
    #expect(filter.inputKeys == [kCIInputImageKey, kCIInputIntensityKey])
    #expect(CIFilter(name: "CIGaussianBlur")?.radius == 10)
    #expect(CIFilter(name: "CINoSuchFilter") == nil)
    #expect(filter.outputImage == nil)
  }

  @Test("Sepia and inversion change colours, by as much as is asked for") func colors() throws {
    let sepia = CIFilter.sepiaTone()
    sepia.inputImage = halves
    sepia.intensity = 0
    #expect(color(of: sepia.outputImage, at: 2, 5) == RGBA(1, 0, 0))
    sepia.intensity = 1
    let red = try #require(color(of: sepia.outputImage, at: 2, 5))
    #expect(abs(red.red - 0.393) < 1e-6 && abs(red.green - 0.349) < 1e-6, "\(red)")
    let inverted = halves.applyingFilter("CIColorInvert")
    #expect(color(of: inverted, at: 2, 5) == RGBA(0, 1, 1))
  }

  @Test("Large pixels have the colour of what they cover") func pixels() throws {
    let filter = CIFilter.pixellate()
    filter.inputImage = halves
    filter.scale = 5
    filter.center = .zero
    #expect(color(of: filter.outputImage, at: 1, 1) == RGBA(1, 0, 0))
    #expect(color(of: filter.outputImage, at: 9, 9) == RGBA(0, 0, 1))
    filter.scale = 10
    let mixed = try #require(color(of: filter.outputImage, at: 1, 1))
    #expect(abs(mixed.red - 0.5) < 1e-6 && abs(mixed.blue - 0.5) < 1e-6, "\(mixed)")
  }

  @Test("Crystals cover the picture") func crystals() {
    let image = halves.applyingFilter("CICrystallize", parameters: [kCIInputRadiusKey: 3])
    for x in 0..<10 {
      #expect(color(of: image, at: CGFloat(x) + 0.5, 5.25)?.alpha == 1)
    }
  }

  @Test("A picture is moved, cropped and made, with y up") func extents() throws {
    let moved = halves.transformed(by: CGAffineTransform(translationX: 3, y: 4))
    #expect(moved.extent == CGRect(x: 3, y: 4, width: 10, height: 10))
    #expect(color(of: moved, at: 4, 13) == RGBA(1, 0, 0))
    #expect(color(of: moved, at: 4, 3) == .clear)
    #expect(
      halves.cropped(to: CGRect(x: 5, y: 0, width: 9, height: 2)).extent
        == CGRect(x: 5, y: 0, width: 5, height: 2))
    let made = try #require(CIContext().createCGImage(moved, from: moved.extent))
    #expect(made.width == 10 && made.height == 10)
    #expect(CIContext().createCGImage(halves.clampedToExtent(), from: .infinite) == nil)
  }

  @Test("A code has its squares and a light one around them") func code() throws {
    let filter = CIFilter.qrCodeGenerator()
    #expect(filter.outputImage == nil)
    filter.message = Data("Hello".utf8)
    filter.correctionLevel = "L"
    let image = try #require(filter.outputImage)
    #expect(image.extent.size == CGSize(width: 23, height: 23))
    // The upper left mark's corner, and the light beside it.
    #expect(color(of: image, at: 1.5, 21.5) == .black)
    #expect(color(of: image, at: 0.5, 22.5) == .white)
    #expect(color(of: image, at: 2.5, 20.5) == .white)
  }
}
