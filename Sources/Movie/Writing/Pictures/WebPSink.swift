import CFFmpeg
import Pixels

/// Frames to an animated WebP that plays for ever.
///
/// As in ``GIFSink`` a picture is written when the next different one is there, since only then is
/// it known how long it lasts, and it is only the part that changed. FFmpeg's own encoder of
/// animations, libwebpmux's, would keep every picture until the end; here two are in memory, whatever the
/// clip's length. Of seven clips at quality 82, ours was nearer to six by 0.1 to 4.2 dB and farther from one
/// by 1.4, in files of 95 to 131 % (300 × 640, 20 pictures a second).
///
/// - Source: RFC 9649, sections 2.3 to 2.7.
final class WebPSink: FrameSink {
  private let file: OutputFile
  private let codec: MovieCodec
  private let options: EncoderOptions
  private let path: String
  private let screen: WebPScreen
  private let starts: FrameStarts
  private var pending: (image: WebPImage, start: Int)?
  private var nextFrame = 0
  private var byteCount = 0
  private var hasAlpha = false
  private let isBlended: Bool

  init(_ request: SinkRequest) throws(MovieError) {
    let (width, height) = (request.size.width, request.size.height)
    // What libwebp's lossy pictures can hold; its lossless ones hold one pixel more.
    guard width <= 16383, height <= 16383 else {
      throw .tooLarge(width: width, height: height, format: "WebP", limit: 16383)
    }
    codec = request.codec
    try codec.checkAvailable()
    options = codec.options(request.settings, request.size)
    path = request.destination.path
    screen = WebPScreen(
      width: width, height: height, quality: request.settings.webPQuality,
      hasAlpha: request.hasAlpha)
    isBlended = !request.hasAlpha
    starts = FrameStarts(frameRate: request.frameRate, ticks: 1000)
    file = request.file.output
  }

  func take(_ pixels: PixelBuffer, changed: PixelRect?) throws(MovieError) {
    if let part = screen.take(pixels, changed: changed) {
      if let pending { try write(pending.image, from: pending.start) }
      let image = try WebPImage(part, codec: codec, options: options, isBlended: isBlended)
      pending = (image, starts.tick(of: nextFrame))
    }
  }

  func writeFrame() throws(MovieError) { nextFrame += 1 }

  func finish() throws(MovieError) {
    guard let pending else { return }
    // A single picture is one that stands still.
    guard byteCount > 0 else { return try file.write(pending.image.file) }
    try write(pending.image, from: pending.start)
    try add(ClipMark.riffChunk)
    try file.write(header, at: 0)
  }

  private func write(_ image: WebPImage, from start: Int) throws(MovieError) {
    // Once more at the end, when it is known what it says.
    if byteCount == 0 { try add(header) }
    hasAlpha = hasAlpha || image.hasAlpha
    var rest = max(1, starts.tick(of: nextFrame) - start)
    try add(image.frame(duration: min(rest, WebPImage.longestDuration)))
    while rest > WebPImage.longestDuration {
      rest -= WebPImage.longestDuration
      hasAlpha = true
      try add(WebPImage.nothing.frame(duration: min(rest, WebPImage.longestDuration)))
    }
  }

  private func add(_ bytes: [UInt8]) throws(MovieError) {
    // The size has 32 bits, and one more chunk has to fit.
    guard byteCount + bytes.count < 0xFFFF_FF00 else {
      throw .formatFull(path: path, format: "WebP")
    }
    try file.write(bytes)
    byteCount += bytes.count
  }

  /// Size of the file, size of the screen, and that it plays for ever.
  private var header: [UInt8] {
    // Bit 1 says that it moves, bit 4 that a part of it is transparent.
    var body: [UInt8] = [hasAlpha ? 0x12 : 0x02, 0, 0, 0]
    for side in [screen.width, screen.height] { body += RIFF.bytes(of: side - 1).prefix(3) }
    return Array("RIFF".utf8) + RIFF.bytes(of: max(0, byteCount - 8)) + Array("WEBP".utf8)
      + RIFF.chunk("VP8X", body) + RIFF.chunk("ANIM", [0, 0, 0, 0, 0, 0])
  }
}
