import Pixels

/// What a player shows, to find what of the next picture has to be drawn anew.
///
/// Without loss that is decided for each pixel. With loss a block of 8 × 8 is drawn anew as a whole
/// or not at all, because the encoder's own blocks would smear half a block over the other half. A
/// block that hardly differs from what it was last drawn of stays as it is; since every picture is
/// compared with that and not with the one before, a slow fade does not get lost.
///
/// Where the pictures themselves are transparent, what stays cannot be left out by its alpha: then the
/// whole rectangle around what is new is drawn, in place of what is there.
final class WebPScreen {
  let width: Int
  let height: Int
  private var size: PixelSize { PixelSize(width: width, height: height) }
  private let isLossless: Bool
  private let hasAlpha: Bool
  /// Levels by which a pixel may differ.
  private let tolerance: Int
  /// BGRA, opaque unless there is alpha: the latest picture, and what is seen was drawn of.
  private var latest: [UInt32]
  private var drawn: [UInt32]

  /// Everything in the first picture is new.
  private var isEmpty = true

  private static let opaque: UInt32 = 0xFF00_0000

  /// - Parameter quality: 0 to 100; `nil` is without loss.
  init(width: Int, height: Int, quality: Double?, hasAlpha: Bool = false) {
    self.hasAlpha = hasAlpha
    self.width = width
    self.height = height
    isLossless = quality == nil
    tolerance = quality.map(Self.tolerance) ?? 0
    latest = [UInt32](repeating: 0, count: width * height)
    drawn = latest
  }

  /// Nearly nothing at the highest quality, 5 levels at the lowest. What libwebp's own encoder of
  /// animations takes for the same, up to 31, let a gradient that moves slowly stand still: at quality
  /// 82 it was 4.5 levels off, against less than 3 now, in files that are 1 to 6 % larger.
  private static func tolerance(_ quality: Double) -> Int {
    let part = (quality / 100).squareRoot()
    return Int((5 * (1 - part) + part).rounded())
  }

  /// Takes a picture, and gives the part that has to be drawn, in which what stays has no alpha; `nil`
  /// where all stays.
  ///
  /// - Parameter changed: Where it differs from the one before; `nil` is everywhere.
  func take(_ source: PixelBuffer, changed: PixelRect?) -> NewPixels? {
    let whole = PixelRect(size)
    let area = changed?.intersection(whole) ?? whole
    guard !area.isEmpty else { return nil }
    keep(source, area)
    // Even places are all that a WebP can say.
    let grid = area.grown(toMultiplesOf: isLossless ? 2 : 8, in: size)
    let blocks = isEmpty ? [whole] : newBlocks(in: grid)
    isEmpty = false
    guard let first = blocks.first else { return nil }
    let rect = blocks.reduce(first) { $0.union($1) }
    if hasAlpha { return drawn(rect) }
    var pixels =
      isLossless ? [UInt32](repeating: 0, count: rect.width * rect.height) : unseen(in: rect)
    for block in blocks { draw(block, to: &pixels, of: rect) }
    return NewPixels(rect: rect, pixels: pixels)
  }

  /// All of a part, as it is.
  private func drawn(_ rect: PixelRect) -> NewPixels {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(rect.width * rect.height)
    for y in rect.minY..<rect.maxY {
      let row = y &* width &+ rect.minX..<y &* width &+ rect.maxX
      pixels += latest[row]
      drawn.replaceSubrange(row, with: latest[row])
    }
    return NewPixels(rect: rect, pixels: pixels)
  }

  /// What is there, with no alpha. A decoder takes part of a pixel's colour from the pixels around it, seen
  /// or not: with black there, a turning cube was 36.3 dB instead of 41.5, in 8 % more bytes.
  private func unseen(in rect: PixelRect) -> [UInt32] {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(rect.width * rect.height)
    for y in rect.minY..<rect.maxY {
      for x in rect.minX..<rect.maxX { pixels.append(latest[y &* width &+ x] & ~Self.opaque) }
    }
    return pixels
  }

  private func keep(_ source: PixelBuffer, _ area: PixelRect) {
    let (width, hasAlpha) = (width, hasAlpha)
    latest.withUnsafeMutableBufferPointer { latest in
      for y in area.minY..<area.maxY {
        let row = (source.pixels + y * source.stride).assumingMemoryBound(to: UInt32.self)
        for x in area.minX..<area.maxX {
          latest[y &* width &+ x] =
            hasAlpha ? StraightAlpha.pixel(row[x]) : row[x] | Self.opaque
        }
      }
    }
  }

  private func newBlocks(in grid: PixelRect) -> [PixelRect] {
    let side = isLossless ? 2 : 8
    var blocks: [PixelRect] = []
    for y in stride(from: grid.minY, to: grid.maxY, by: side) {
      for x in stride(from: grid.minX, to: grid.maxX, by: side) {
        let block = PixelRect(x: x, y: y, width: side, height: side)
          .intersection(PixelRect(size))
        if isNew(block) { blocks.append(block) }
      }
    }
    return blocks
  }

  private func isNew(_ block: PixelRect) -> Bool {
    let (width, tolerance) = (width, tolerance)
    return latest.withUnsafeBufferPointer { latest in
      drawn.withUnsafeBufferPointer { drawn in
        for y in block.minY..<block.maxY {
          for place in y &* width &+ block.minX..<y &* width &+ block.maxX
          where latest[place] != drawn[place] {
            if Self.difference(latest[place], drawn[place]) > tolerance { return true }
          }
        }
        return false
      }
    }
  }

  /// The largest of the four channels' differences: what is transparent is far from everything.
  private static func difference(_ one: UInt32, _ other: UInt32) -> Int {
    var largest: UInt32 = 0
    for shift in [UInt32(0), 8, 16, 24] {
      let (a, b) = (one &>> shift & 255, other &>> shift & 255)
      largest = max(largest, a > b ? a &- b : b &- a)
    }
    return Int(largest)
  }

  private func draw(_ block: PixelRect, to pixels: inout [UInt32], of rect: PixelRect) {
    let stride = rect.width
    for y in block.minY..<block.maxY {
      for x in block.minX..<block.maxX {
        let place = y &* width &+ x
        let new = latest[place]
        if !isLossless || new != drawn[place] {
          pixels[(y &- rect.minY) &* stride &+ x &- rect.minX] = new
        }
        drawn[place] = new
      }
    }
  }
}
