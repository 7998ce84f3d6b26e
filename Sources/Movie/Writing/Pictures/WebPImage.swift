import CFFmpeg
import Pixels

/// A part of a WebP's screen, compressed by FFmpeg and laid out by ``WebPSink``.
///
/// - Source: RFC 9649, section 2.7.1.1 (`ANMF`).
struct WebPImage {
  var rect: PixelRect
  /// `ALPH` and `VP8 `, or `VP8L`.
  var chunks: [UInt8]
  var hasAlpha: Bool
  /// Lets the picture before show through where nothing is new.
  var isBlended: Bool

  /// Thousandths of a second, in 24 bits.
  static let longestDuration = 0xFF_FFFF

  /// - Parameters:
  ///   - options: The encoder's.
  ///   - isBlended: Its alpha says what stays, and not what is seen through.
  init(
    _ part: NewPixels, codec: MovieCodec, options: EncoderOptions, isBlended: Bool = true
  ) throws(MovieError) {
    self.isBlended = isBlended
    rect = part.rect
    hasAlpha = part.pixels.contains { $0 < 0xFF00_0000 }
    let encoder = try VideoEncoder(
      EncoderSetup(
        codec: codec, size: rect.size, frameRate: 1000, options: options))
    let picture = try VideoFrame(rect.size, codec.pixelFormat)
    part.copy(to: try picture.packed)
    picture.pointer.pointee.pts = 0
    var file: [UInt8] = []
    try encoder.encode(picture) { (packet) throws(MovieError) in file += packet.bytes }
    chunks = []
    for chunk in RIFF.chunks(in: file) where ["ALPH", "VP8 ", "VP8L"].contains(chunk.name) {
      chunks += RIFF.chunk(chunk.name, Array(file[chunk.body]))
    }
    guard !chunks.isEmpty else {
      throw .ffmpeg(
        call: "avcodec_receive_packet", code: showreel_averror_invaliddata, message: "not a WebP",
        log: nil)
    }
  }

  /// One pixel that leaves the screen as it is, without loss as libwebp writes it.
  static let nothing = WebPImage(
    rect: PixelRect(x: 0, y: 0, width: 1, height: 1),
    chunks: RIFF.chunk("VP8L", [0x2F, 0, 0, 0, 0x10, 7, 0x10, 0x11, 0x11, 0x88, 0x88, 0xFE, 7]),
    hasAlpha: true, isBlended: true)

  private init(rect: PixelRect, chunks: [UInt8], hasAlpha: Bool, isBlended: Bool) {
    self.isBlended = isBlended
    self.rect = rect
    self.chunks = chunks
    self.hasAlpha = hasAlpha
  }

  /// The image as it stands in an animation.
  ///
  /// - Parameter duration: Thousandths of a second, at most ``longestDuration``.
  func frame(duration: Int) -> [UInt8] {
    var body: [UInt8] = []
    for number in [rect.minX / 2, rect.minY / 2, rect.width - 1, rect.height - 1, duration] {
      body += RIFF.bytes(of: number).prefix(3)
    }
    // What is opaque is not blended; nothing is erased afterwards.
    body.append(hasAlpha && isBlended ? 0 : 2)
    return RIFF.chunk("ANMF", body + chunks)
  }

  /// The image alone as a file: a picture that stands still.
  var file: [UInt8] {
    // What has its alpha in a chunk of its own has to say so before.
    let isExtended = chunks.starts(with: Array("ALPH".utf8))
    var body: [UInt8] = [0x10, 0, 0, 0]
    for side in [rect.width, rect.height] { body += RIFF.bytes(of: side - 1).prefix(3) }
    let all = (isExtended ? RIFF.chunk("VP8X", body) : []) + chunks
    return Array("RIFF".utf8) + RIFF.bytes(of: all.count + 4) + Array("WEBP".utf8) + all
  }
}
