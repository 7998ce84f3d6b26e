import CFFmpeg
import Pixels

/// A part of a GIF's screen with colours of its own: compressed by FFmpeg, laid out by ``GIFSink``.
///
/// FFmpeg's own container would write whole screens: its encoder takes a picture that lets the one
/// before show through for a picture that has to be erased again.
///
/// - Source: GIF89a specification, sections 18 to 22.
struct GIFImage: Equatable {
  var rect: PixelRect
  /// Red, green, blue of 2, 4, 8 … 256 colours.
  var table: [UInt8]
  var transparentNumber: UInt8?
  /// The code size, and blocks with their lengths, the empty one at the end too.
  var data: [UInt8]

  /// One pixel that leaves the screen as it is.
  static let nothing = GIFImage(
    rect: PixelRect(x: 0, y: 0, width: 1, height: 1), table: [0, 0, 0, 0, 0, 0],
    transparentNumber: 0, data: [2, 2, 0x44, 0x01, 0])

  init(rect: PixelRect, table: [UInt8], transparentNumber: UInt8?, data: [UInt8]) {
    self.rect = rect
    self.table = table
    self.transparentNumber = transparentNumber
    self.data = data
  }

  init(_ part: NewPixels, codec: MovieCodec) throws(MovieError) {
    let (width, height) = (part.rect.width, part.rect.height)
    let encoder = try VideoEncoder(
      EncoderSetup(codec: codec, size: part.rect.size, frameRate: 50))
    let picture = try VideoFrame(part.rect.size, codec.pixelFormat)
    let colors = ColorTable(part)
    let target = try picture.packed
    colors.numbers.withUnsafeBufferPointer { numbers in
      guard let start = numbers.baseAddress else { return }
      for y in 0..<height {
        (target.start + y * target.stride).update(from: start + y * width, count: width)
      }
    }
    try picture.setPalette(colors.colors)
    picture.pointer.pointee.pts = 0
    var bytes: [UInt8] = []
    try encoder.encode(picture) { (packet) throws(MovieError) in bytes += packet.bytes }
    guard let image = GIFImage(file: bytes, at: part.rect) else {
      throw .ffmpeg(
        call: "avcodec_receive_packet", code: showreel_averror_invaliddata, message: "not a GIF",
        log: nil)
    }
    self = image
  }

  /// Takes the first image out of a file, with its place moved by that of the part on the screen.
  init?(file bytes: [UInt8], at part: PixelRect) {
    var reader = GIFReader(bytes)
    guard let common = reader.screen() else { return nil }
    var transparent: UInt8?
    while let mark = reader.byte() {
      switch mark {
      case 0x21:
        let isControl = reader.byte() == 0xF9
        let blocks = reader.blocks()
        // Its length, its flags, a delay of two bytes, and the number.
        if isControl, blocks.count >= 5, blocks[1] & 1 == 1 { transparent = blocks[4] }
      case 0x2C:
        guard let place = reader.rect(), let flags = reader.byte() else { return nil }
        let own = flags & 0x80 != 0 ? reader.bytes(3 << (Int(flags & 7) + 1)) : nil
        guard let table = own ?? common, let size = reader.byte() else { return nil }
        rect = place.moved(part.minX, part.minY)
        self.table = table
        transparentNumber = transparent
        data = [size] + reader.blocks()
        return
      default: return nil
      }
    }
    return nil
  }

  /// The image as it stands in a file.
  ///
  /// - Parameter delay: Hundredths of a second until the next, at most 65535.
  func bytes(delay: Int) -> [UInt8] {
    // Disposal 1: the picture stays, and the next is drawn over it.
    var bytes: [UInt8] = [0x21, 0xF9, 4, 1 << 2 | (transparentNumber == nil ? 0 : 1)]
    bytes += Self.word(delay) + [transparentNumber ?? 0, 0, 0x2C]
    for number in [rect.minX, rect.minY, rect.width, rect.height] { bytes += Self.word(number) }
    let bits = (table.count / 3).trailingZeroBitCount
    bytes.append(0x80 | UInt8(max(1, bits) - 1))
    return bytes + table + data
  }

  static func word(_ number: Int) -> [UInt8] {
    [UInt8(number & 255), UInt8(number >> 8 & 255)]
  }
}

/// Takes a GIF apart, from its beginning.
private struct GIFReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  mutating func byte() -> UInt8? { rest.popFirst() }

  mutating func bytes(_ count: Int) -> [UInt8]? {
    guard rest.count >= count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return Array(rest.prefix(count))
  }

  /// The screen's own colours, if it has some; `nil` where this is no GIF.
  mutating func screen() -> [UInt8]?? {
    guard let head = bytes(13), head.starts(with: Array("GIF8".utf8)) else { return nil }
    guard head[10] & 0x80 != 0 else { return .some(nil) }
    guard let table = bytes(3 << (Int(head[10] & 7) + 1)) else { return nil }
    return .some(table)
  }

  mutating func rect() -> PixelRect? {
    guard let b = bytes(8) else { return nil }
    let words = stride(from: 0, to: 8, by: 2).map { Int(b[$0]) | Int(b[$0 + 1]) << 8 }
    return PixelRect(x: words[0], y: words[1], width: words[2], height: words[3])
  }

  /// With their lengths, the empty one at the end too.
  mutating func blocks() -> [UInt8] {
    var all: [UInt8] = []
    while let length = byte() {
      all.append(length)
      guard length > 0, let content = bytes(Int(length)) else { break }
      all += content
    }
    return all
  }
}
