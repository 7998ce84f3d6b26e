import Pixels
import Testing

@testable import Compositing
@testable import Raster

/// SDL gives a texture its scale mode at once, while draws wait in a queue: these are the cases in
/// which that showed another texture's picture, or the right one with another mode.
extension SDLTests {
  @MainActor @Suite struct ScaleModeTests {
    nonisolated private static let renderers = ["opengl", "opengles2", "software"]

    private static func painted(_ b: UInt8, _ g: UInt8, _ r: UInt8) -> Bitmap {
      let bitmap = Bitmap(width: 4, height: 4)
      bitmap.withUnsafeMutableBytes { bytes in
        for pixel in 0..<16 {
          (bytes[pixel * 4], bytes[pixel * 4 + 1], bytes[pixel * 4 + 2]) = (b, g, r)
          bytes[pixel * 4 + 3] = 255
        }
      }
      return bitmap
    }

    /// Draws a texture's 4 × 4 pixels as they are.
    private func stamp(_ texture: Texture, x: Int, smooth: Bool, on renderer: Renderer) throws {
      let mesh = Mesh(
        copying: PixelRect(texture.size), of: texture.size, toX: x, y: 0, opacity: 1)
      try renderer.draw(mesh, of: texture, blend: .over, smooth: smooth)
    }

    private func read(_ renderer: Renderer, width: Int) throws -> Bitmap {
      let result = Bitmap(width: width, height: 4)
      try renderer.read(
        PixelRect(minX: 0, minY: 0, maxX: width, maxY: 4), to: result.start, stride: result.stride)
      return result
    }

    @Test(arguments: renderers)
    func changingOneTexturesModeLeavesTheOthersPicturesAlone(_ name: String) throws {
      let renderer = try Renderer(candidates: [name])
      let red = try renderer.texture(of: Self.painted(0, 0, 255))
      let blue = try renderer.texture(of: Self.painted(255, 0, 0))
      let target = try renderer.target(PixelSize(width: 32, height: 32))
      try renderer.aim(at: target, clip: PixelRect(target.size))
      try renderer.clear(.clear)
      try stamp(red, x: 0, smooth: false, on: renderer)
      // Draws the queue: SDL believes red to be bound from here on.
      _ = try read(renderer, width: 4)
      try renderer.setSmooth(true, blue)
      try stamp(red, x: 4, smooth: false, on: renderer)
      try stamp(blue, x: 8, smooth: true, on: renderer)
      let picture = try read(renderer, width: 12)
      #expect(picture.rgba(1, 1) == [255, 0, 0, 255])
      #expect(picture.rgba(5, 1) == [255, 0, 0, 255])
      #expect(picture.rgba(9, 1) == [0, 0, 255, 255])
    }

    @Test(arguments: ["opengl", "opengles2"])
    func aModeHoldsForWhatIsDrawnAfterItAlone(_ name: String) throws {
      let renderer = try Renderer(candidates: [name])
      let halves = Self.painted(0, 0, 255)
      halves.withUnsafeMutableBytes { bytes in
        for pixel in 0..<16 where pixel % 4 >= 2 {
          (bytes[pixel * 4], bytes[pixel * 4 + 2]) = (255, 0)
        }
      }
      let texture = try renderer.texture(of: halves)
      let target = try renderer.target(PixelSize(width: 32, height: 32))
      try renderer.aim(at: target, clip: PixelRect(target.size))
      try renderer.clear(.clear)
      // Three times as wide: between the halves a mixed texture has in-between colours.
      func stretch(x: Double, smooth: Bool) throws {
        let mesh = Mesh(
          of: .init(x: 0, y: 0, width: 4, height: 4),
          through: .scale(3, 1).concatenating(.translation(x, 0)), originX: 0, originY: 0,
          opacity: 1)
        try renderer.draw(mesh, of: texture, blend: .over, smooth: smooth)
      }
      try stretch(x: 0, smooth: false)
      try stretch(x: 12, smooth: true)
      let picture = try read(renderer, width: 24)
      #expect(picture.rgba(5, 1) == [255, 0, 0, 255])
      #expect(picture.rgba(6, 1) == [0, 0, 255, 255])
      #expect((1..<255).contains(picture.rgba(12 + 6, 1)[0]))
    }
  }
}
