import Pixels
import Testing

@testable import Movie

@Suite struct ColorConversionTests {
  /// The formula in real numbers; `of` is read at a place, with the edge repeated.
  func exact(_ buffer: PixelBuffer) -> (luma: [Double], cb: [Double], cr: [Double]) {
    func rgb(_ x: Int, _ y: Int) -> (Double, Double, Double) {
      let row = buffer.row(y)
      let x = max(0, x)
      return (Double(row[x * 4 + 2]), Double(row[x * 4 + 1]), Double(row[x * 4]))
    }
    func brightness(_ c: (Double, Double, Double)) -> Double {
      0.2126 * c.0 + 0.7152 * c.1 + 0.0722 * c.2
    }
    var luma: [Double] = []
    var cb: [Double] = []
    var cr: [Double] = []
    for y in 0..<buffer.height {
      for x in 0..<buffer.width { luma.append(16 + 219 * brightness(rgb(x, y)) / 255) }
    }
    for y in stride(from: 0, to: buffer.height, by: 2) {
      for x in stride(from: 0, to: buffer.width, by: 2) {
        var mean = (0.0, 0.0, 0.0)
        for (dx, weight) in [(-1, 1.0), (0, 2.0), (1, 1.0)] {
          for dy in 0...1 {
            let c = rgb(x + dx, y + dy)
            mean.0 += c.0 * weight / 8
            mean.1 += c.1 * weight / 8
            mean.2 += c.2 * weight / 8
          }
        }
        let bright = brightness(mean)
        cb.append(128 + 224 * (mean.2 - bright) / 1.8556 / 255)
        cr.append(128 + 224 * (mean.0 - bright) / 1.5748 / 255)
      }
    }
    return (luma, cb, cr)
  }

  func converted(_ buffer: PixelBuffer) throws -> Planes {
    let frame = try VideoFrame(buffer.size, .yuv420p)
    BT709.convert(
      buffer, PixelRect(buffer.size),
      into: try frame.planes)
    return unpadded(try frame.planes, buffer.width, buffer.height)
  }

  func worst(_ got: [UInt8], _ expected: [Double]) -> Double {
    zip(got, expected).reduce(0) { max($0, abs(Double($1.0) - $1.1)) }
  }

  // 8 bits cannot be nearer than half a level; the fixed point adds less than a fortieth.
  static let tolerance = 0.525

  @Test(arguments: [(2, 2), (4, 2), (2, 6), (34, 18), (64, 48), (130, 66)])
  func noiseIsWithinRoundingOfTheFormula(width: Int, height: Int) throws {
    for seed in 1...8 {
      let buffer = PixelBuffer.noise(width, height, seed: UInt64(seed))
      let got = try converted(buffer)
      let right = exact(buffer)
      #expect(got.luma.count == width * height)
      #expect(worst(got.luma, right.luma) <= Self.tolerance)
      #expect(worst(got.cb, right.cb) <= Self.tolerance)
      #expect(worst(got.cr, right.cr) <= Self.tolerance)
    }
  }

  @Test func everyCornerOfTheColorCubeStaysInRange() throws {
    for corner in 0..<8 {
      func level(_ bit: Int) -> UInt8 { corner & bit == 0 ? 0 : 255 }
      let buffer = PixelBuffer.of(4, 4) { _, _ in (level(1), level(2), level(4)) }
      let got = try converted(buffer)
      let right = exact(buffer)
      #expect(worst(got.luma, right.luma) <= Self.tolerance)
      #expect(worst(got.cb, right.cb) <= Self.tolerance)
      #expect(worst(got.cr, right.cr) <= Self.tolerance)
    }
  }

  @Test(
    arguments: [
      (255, 0, 0, 63, 102, 240), (0, 255, 0, 173, 42, 26), (0, 0, 255, 32, 240, 118),
      (255, 255, 255, 235, 128, 128), (0, 0, 0, 16, 128, 128), (128, 128, 128, 126, 128, 128),
    ] as [(UInt8, UInt8, UInt8, UInt8, UInt8, UInt8)])
  func pureColorsAreWhatTheStandardSays(
    red: UInt8, green: UInt8, blue: UInt8, luma: UInt8, cb: UInt8, cr: UInt8
  ) throws {
    let got = try converted(.of(6, 4) { _, _ in (red, green, blue) })
    #expect(Set(got.luma) == [luma])
    #expect(Set(got.cb) == [cb])
    #expect(Set(got.cr) == [cr])
  }

  @Test func greyHasNoColorAtAnyLevel() throws {
    let got = try converted(.of(512, 2) { x, _ in (UInt8(x / 2), UInt8(x / 2), UInt8(x / 2)) })
    #expect(Set(got.cb + got.cr) == [128])
  }

  @Test func chromaLiesOnTheEvenColumns() throws {
    // One red column on black: on an even one it has half the weight of its own sample, on an odd
    // one a quarter of the samples on both sides.
    let even = try converted(.of(8, 2) { x, _ in (x == 4 ? 255 : 0, 0, 0) })
    #expect(even.cr == [128, 128, 184, 128])
    let odd = try converted(.of(8, 2) { x, _ in (x == 3 ? 255 : 0, 0, 0) })
    #expect(odd.cr == [128, 156, 156, 128])
  }

  @Test func aChangedRectangleGivesTheSameAsTheWholePicture() throws {
    let (width, height) = (34, 20)
    let before = PixelBuffer.noise(width, height, seed: 1)
    let other = PixelBuffer.noise(width, height, seed: 2)
    let garbage = PixelBuffer.noise(width, height, seed: 3)
    for rect in [
      PixelRect(x: 0, y: 0, width: 1, height: 1), PixelRect(x: 5, y: 3, width: 7, height: 9),
      PixelRect(x: 33, y: 19, width: 1, height: 1), PixelRect(x: 32, y: 2, width: 2, height: 4),
      PixelRect(x: -5, y: -5, width: 12, height: 80), PixelRect(x: 1, y: 0, width: 32, height: 20),
      PixelRect(x: 50, y: 0, width: 3, height: 3), PixelRect(x: 3, y: 3, width: 0, height: 0),
    ] {
      func pixel(_ buffer: PixelBuffer, _ x: Int, _ y: Int) -> (UInt8, UInt8, UInt8) {
        let row = buffer.row(y)
        return (row[x * 4 + 2], row[x * 4 + 1], row[x * 4])
      }
      let after = PixelBuffer.of(width, height) { x, y in
        pixel(rect.contains(x, y) ? other : before, x, y)
      }
      // What the writer says it needs is there; the rest of the buffer is anything.
      let needed = rect.readForChroma(in: PixelSize(width: width, height: height))
      let partial = PixelBuffer.of(width, height) { x, y in
        pixel(needed.contains(x, y) ? after : garbage, x, y)
      }
      let frame = try VideoFrame(PixelSize(width: width, height: height), .yuv420p)
      let whole = PixelRect(x: 0, y: 0, width: width, height: height)
      BT709.convert(before, whole, into: try frame.planes)
      BT709.convert(
        partial, rect.withItsChroma(in: PixelSize(width: width, height: height)),
        into: try frame.planes)
      #expect(unpadded(try frame.planes, width, height) == (try converted(after)), "\(rect)")
    }
  }
}
