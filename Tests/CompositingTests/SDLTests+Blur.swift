import Drawing
import Foundation
import Geometry
import Pixels
import Raster
import Testing

@testable import Compositing

/// A blur in double precision, straight from the definition, of the channel of a picture.
private func exactBlur(_ values: [Double], width: Int, sigma: Double) -> [Double] {
  let reach = Int((6 * sigma).rounded(.up)) + 1
  var kernel = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
  let sum = kernel.reduce(0, +)
  kernel = kernel.map { $0 / sum }
  let height = values.count / width
  var across = [Double](repeating: 0, count: values.count)
  for y in 0..<height {
    for x in 0..<width {
      for k in max(0, x - reach)...min(width - 1, x + reach) {
        across[y * width + x] += values[y * width + k] * kernel[k - x + reach]
      }
    }
  }
  var result = [Double](repeating: 0, count: values.count)
  for y in 0..<height {
    for k in max(0, y - reach)...min(height - 1, y + reach) {
      let weight = kernel[k - y + reach]
      for x in 0..<width { result[y * width + x] += across[k * width + x] * weight }
    }
  }
  return result
}

/// Random black and white pixels and a few shapes, on a transparent border.
private func testPicture(_ size: Int, border: Int) -> Bitmap {
  let bitmap = Bitmap(width: size, height: size)
  var random: UInt64 = 88_172_645_463_325_252
  bitmap.withUnsafeMutableBytes { bytes in
    for y in border..<size - border {
      for x in border..<size - border {
        random ^= random << 13
        random ^= random >> 7
        random ^= random << 17
        let isNoise = x < size / 2
        let value: UInt8 = (isNoise ? random & 1 == 0 : (x / 16 + y / 16) % 2 == 0) ? 255 : 0
        for channel in 0..<4 { bytes[(y * size + x) * 4 + channel] = value }
      }
    }
  }
  return bitmap
}

extension Bitmap {
  fileprivate func cropped(to rect: PixelRect) -> Bitmap {
    let result = Bitmap(width: rect.width, height: rect.height)
    for y in 0..<rect.height {
      (result.start + y * result.stride).copyMemory(
        from: start + (rect.minY + y) * stride + rect.minX * 4, byteCount: rect.width * 4)
    }
    return result
  }
}

private func psnr(_ a: [Double], _ b: [Double]) -> Double {
  let error = zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) } / Double(a.count)
  return 10 * log10(255 * 255 / error)
}

private func blurred(_ bitmap: Bitmap, _ sigma: Double) -> Bitmap {
  let whole = PixelRect(PixelSize(width: bitmap.width, height: bitmap.height))
  return GaussianBlur(Sigma(x: sigma, y: sigma), edges: .transparent)
    .blurred(bitmap, showing: whole, into: whole)
}

extension Bitmap {
  fileprivate var alpha: [Double] {
    let bytes = bytes
    return Swift.stride(from: 3, to: bytes.count, by: 4).map { Double(bytes[$0]) }
  }
}

@Suite struct GaussianBlurTests {
  @Test(arguments: [0.3, 0.7, 1, 2.5, 2.99, 3.01, 5, 7, 11.9, 12.1, 20])
  func isATrueGaussian(_ sigma: Double) {
    let source = testPicture(128, border: 24)
    let exact = exactBlur(source.alpha, width: 128, sigma: sigma)
    let drawn = blurred(source, sigma).alpha
    // 8 bits alone allow 59 dB.
    #expect(psnr(drawn, exact) > 55)
    #expect(zip(drawn, exact).map { abs($0 - $1) }.max() ?? 99 < 1)
  }

  @Test func changesWithTheRadiusInStepsTooSmallToSee() {
    let source = testPicture(64, border: 16)
    var sigma = 0.2
    var last = blurred(source, sigma)
    while sigma < 14 {
      sigma *= 1.03
      let next = blurred(source, sigma)
      #expect(next.largestDifference(from: last) <= 9, "σ \(sigma)")
      last = next
    }
  }

  @Test func changingSizeDoesNotShow() {
    let source = testPicture(64, border: 16)
    for switching in [3.0, 6, 12] {
      let before = blurred(source, switching - 1e-6)
      let after = blurred(source, switching + 1e-6)
      #expect(before.largestDifference(from: after) <= 1)
    }
  }

  @Test func aWideBlurOfAnEdgeHasEveryStep() {
    let edge = Bitmap(width: 400, height: 8)
    edge.withUnsafeMutableBytes { bytes in
      for y in 0..<8 { for x in 0..<200 { bytes[y * edge.stride + x * 4 + 3] = 255 } }
    }
    let whole = PixelRect(PixelSize(width: 400, height: 8))
    let row = GaussianBlur(Sigma(x: 40, y: 0), edges: .repeated)
      .blurred(edge, showing: whole, into: whole)
    let values = (0..<400).map { Int(row[$0, 4].a) }
    let steps = zip(values, values.dropFirst()).map { $0 - $1 }
    #expect(steps.allSatisfy { (0...3).contains($0) })
    #expect(Set(values).count > 150)
  }

  @Test(arguments: [0.5, 2.9, 14, 20])
  func inBandsItIsTheSame(_ sigma: Double) {
    let source = testPicture(300, border: 24)
    for edges in [GaussianBlur.Edges.transparent, .repeated] {
      // Not at the corner, so that places that are not even are seen as well.
      let shown = PixelRect(minX: 3, minY: -5, maxX: 303, maxY: 295)
      let blur = GaussianBlur(Sigma(x: sigma, y: sigma), edges: edges)
      let wanted =
        edges == .repeated
        ? shown : shown.outset(blur.sigma.reach.x, blur.sigma.reach.y)
      let whole = blur.blurred(source, showing: shown, into: wanted).bytes
      let bands = blur.bands(of: wanted)
      #expect(bands.count > 1)
      var parts: [UInt8] = []
      for band in bands {
        let read = blur.source(of: band, in: shown)
        let part = Bitmap(width: read.width, height: read.height)
        source.withUnsafeBytes { bytes in
          part.withUnsafeMutableBytes {
            let start = (read.minY - shown.minY) * source.stride
            $0.copyMemory(
              from: UnsafeRawBufferPointer(rebasing: bytes[start..<start + $0.count]))
          }
        }
        parts += blur.blurred(part, showing: read, into: band).bytes
      }
      #expect(parts == whole)
    }
  }

  /// Where strips of columns begin follows from the picture's and the result's first columns.
  @Test(arguments: [0.5, 2.9, 14, 20])
  func inStripsItIsTheSame(_ sigma: Double) {
    let size = 700
    let source = testPicture(size, border: 110)
    let shown = PixelRect(PixelSize(width: size, height: size))
    let blur = GaussianBlur(Sigma(x: sigma, y: sigma), edges: .transparent)
    let whole = blur.blurred(source, showing: shown, into: shown)
    // Without some of its clear border, and only a part of the result.
    let inner = PixelRect(x: 107, y: 0, width: 500, height: size)
    let wanted = PixelRect(x: 131, y: 40, width: 431, height: 333)
    let part = blur.blurred(source.cropped(to: inner), showing: inner, into: wanted)
    #expect(part.bytes == whole.cropped(to: wanted).bytes)
  }

  @Test func blursEachAxisByItsOwn() {
    let source = testPicture(64, border: 20)
    let whole = PixelRect(PixelSize(width: 64, height: 64))
    let across = GaussianBlur(Sigma(x: 4, y: 0), edges: .transparent)
      .blurred(source, showing: whole, into: whole)
    #expect((0..<20).allSatisfy { y in (0..<64).allSatisfy { across[$0, y].a == 0 } })
    #expect((20..<44).contains { across[17, $0].a > 20 })
  }

  @Test func repeatedEdgesKeepAFullPictureFull() {
    let full = Bitmap(width: 30, height: 20)
    full.withUnsafeMutableBytes { bytes in
      for index in bytes.indices { bytes[index] = 200 }
    }
    let whole = PixelRect(PixelSize(width: 30, height: 20))
    for sigma in [1.0, 5, 17] {
      let blurred = GaussianBlur(Sigma(x: sigma, y: sigma), edges: .repeated)
        .blurred(full, showing: whole, into: whole)
      #expect(Set(blurred.bytes) == [200])
    }
  }
}

extension SDLTests {
  /// Wide blurs are made at half the size and drawn at twice that.
  @MainActor @Suite struct DrawnBlurTests {
    private static let size = 160

    private func drawn(_ effect: Effect?) throws -> Bitmap {
      let items = [
        ellipse(50, 55, 31, 40, .white), rect(80.5, 70, 24, 24.5, .white),
        rect(99, 60, 1, 30, .white),
      ]
      return try picture(
        Self.size, Self.size, over: .black,
        effect.map { .group($0, items) } ?? .group(.flatten, items))
    }

    private func green(_ bitmap: Bitmap) -> [Double] {
      (0..<Self.size).flatMap { bitmap.row($0) }
    }

    @Test(arguments: [3, 7.9, 8, 9.3, 14, 18])
    func isATrueGaussian(_ sigma: Double) throws {
      let exact = exactBlur(green(try drawn(nil)), width: Self.size, sigma: sigma)
      let blurred = try drawn(.blur(radius: sigma, opaque: false))
      #expect(psnr(green(blurred), exact) > 52)
    }

    @Test func isNoStepWhereItIsHalved() throws {
      let below = try drawn(.blur(radius: 7.999, opaque: false))
      let above = try drawn(.blur(radius: 8.001, opaque: false))
      #expect(below.largestDifference(from: above) <= 2)
    }

    @Test(arguments: [0.0, 0.25, 0.5, 1, 3])
    func standsWhereItBelongs(_ offset: Double) throws {
      func profile(_ sigma: Double) throws -> Double {
        let moved = DisplayItem.group(
          .transform(.translation(offset, 0)),
          [.group(.blur(radius: sigma, opaque: false), [rect(60, 60, 40, 40, .white)])])
        let row = try picture(Self.size, Self.size, over: .black, moved).row(80)
        let weight = row.reduce(0, +)
        return zip(row, 0...).reduce(0) { $0 + $1.0 * (Double($1.1) + 0.5) } / weight
      }
      #expect(abs(try profile(12) - 80 - offset) < 0.05)
      #expect(abs(try profile(7) - 80 - offset) < 0.05)
    }
  }
}
