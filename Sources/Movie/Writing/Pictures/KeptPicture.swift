import Pixels

/// The picture that was written last, to find what is new in the next one.
final class KeptPicture {
  let width: Int
  let height: Int
  /// BGRA, opaque unless there is alpha.
  private var pixels: [UInt32]
  /// What makes a pixel opaque; nothing where there is alpha.
  private let opaque: UInt32
  /// Everything in the first picture is new.
  private var isEmpty = true

  init(width: Int, height: Int, hasAlpha: Bool = false) {
    self.width = width
    self.height = height
    opaque = hasAlpha ? 0 : 0xFF00_0000
    pixels = [UInt32](repeating: 0, count: width * height)
  }

  /// Keeps a picture, and gives the smallest part that holds all that is new in it; `nil` where it
  /// is the same as the one before.
  ///
  /// - Parameter changed: Where to look; `nil` is everywhere.
  func keep(_ source: PixelBuffer, changed: PixelRect?) -> NewPixels? {
    let whole = PixelRect(PixelSize(width: width, height: height))
    let area = changed?.intersection(whole) ?? whole
    let found = isEmpty ? whole : difference(source, in: area)
    isEmpty = false
    guard let rect = found else { return nil }
    var new = [UInt32](repeating: 0, count: rect.width * rect.height)
    let (width, opaque) = (width, opaque)
    pixels.withUnsafeMutableBufferPointer { kept in
      new.withUnsafeMutableBufferPointer { new in
        var out = 0
        for y in rect.minY..<rect.maxY {
          let row = (source.pixels + y * source.stride).assumingMemoryBound(to: UInt32.self)
          for x in rect.minX..<rect.maxX {
            let pixel = row[x] | opaque
            if kept[y &* width &+ x] != pixel {
              new[out] = pixel
              kept[y &* width &+ x] = pixel
            }
            out &+= 1
          }
        }
      }
    }
    return NewPixels(rect: rect, pixels: new)
  }

  private func difference(_ source: PixelBuffer, in area: PixelRect) -> PixelRect? {
    var (left, right, top, bottom) = (Int.max, -1, Int.max, -1)
    let opaque = opaque
    pixels.withUnsafeBufferPointer { kept in
      for y in area.minY..<area.maxY {
        let row = (source.pixels + y * source.stride).assumingMemoryBound(to: UInt32.self)
        let base = y &* width
        var x = area.minX
        while x < area.maxX, kept[base &+ x] == row[x] | opaque { x &+= 1 }
        guard x < area.maxX else { continue }
        var end = area.maxX &- 1
        while kept[base &+ end] == row[end] | opaque { end &-= 1 }
        left = min(left, x)
        right = max(right, end)
        top = min(top, y)
        bottom = y
      }
    }
    guard right >= 0 else { return nil }
    return PixelRect(minX: left, minY: top, maxX: right + 1, maxY: bottom + 1)
  }
}

/// The part of a picture that is not as before.
struct NewPixels {
  var rect: PixelRect
  /// BGRA, row by row, opaque; without alpha, and in a GIF 0, where the pixel is as it was.
  var pixels: [UInt32]

  /// Copies them to a picture of the part's size, 4 bytes a pixel.
  func copy(to target: (start: UnsafeMutablePointer<UInt8>, stride: Int)) {
    pixels.withUnsafeBytes { source in
      guard let start = source.baseAddress else { return }
      for y in 0..<rect.height {
        (target.start + y * target.stride).update(
          from: (start + y * rect.width * 4).assumingMemoryBound(to: UInt8.self),
          count: rect.width * 4)
      }
    }
  }
}
