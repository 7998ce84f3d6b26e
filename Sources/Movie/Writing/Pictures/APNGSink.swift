import CFFmpeg
import Pixels

/// Frames to an animated PNG that plays for ever, without loss and with alpha where there is any.
///
/// As in ``GIFSink`` a picture is written when the next different one is there, since only then is it
/// known how long it lasts, and it is only the part that changed. Two pictures are in memory, whatever the
/// clip's length.
///
/// - Source: PNG specification, third edition, section 11.3.6 (`acTL`, `fcTL`, `fdAT`).
final class APNGSink: FrameSink {
  private let request: SinkRequest
  private let file: OutputFile
  private let kept: KeptPicture
  private let starts: FrameStarts
  private var pending: (image: PNGPart, start: Int)?
  private var nextFrame = 0
  private var pictureCount = 0
  /// Of the next control or data chunk: decoders see by it whether one is missing.
  private var sequence = 0

  /// A second. A delay may be a fraction of any two numbers of 16 bits, but browsers leave off what is less than a
  /// thousandth, and sixtieths of a second would play four hundredths too fast.
  private static let ticks = 1000
  /// Delays have 16 bits.
  private static let longestDelay = 65535

  init(_ request: SinkRequest) throws(MovieError) {
    self.request = request
    try request.codec.checkAvailable()
    let (width, height) = (request.size.width, request.size.height)
    kept = KeptPicture(width: width, height: height, hasAlpha: request.pixelFormat.hasAlpha)
    starts = FrameStarts(frameRate: request.frameRate, ticks: Self.ticks)
    file = request.file.output
    try file.write(head)
  }

  /// The same length whatever the number of pictures, which is known at the end.
  private var head: [UInt8] {
    let size = request.size
    let kind: UInt8 = request.pixelFormat.hasAlpha ? 6 : 2
    return PNGChunks.signature
      + PNGChunks.chunk(
        "IHDR",
        PNGChunks.word(size.width) + PNGChunks.word(size.height) + [8, kind, 0, 0, 0])
      // Perceptual sRGB.
      + PNGChunks.chunk("sRGB", [0])
      + PNGChunks.chunk("tEXt", ClipMark.pngText)
      + PNGChunks.chunk("acTL", PNGChunks.word(pictureCount) + PNGChunks.word(0))
  }

  func take(_ pixels: PixelBuffer, changed: PixelRect?) throws(MovieError) {
    guard let part = kept.keep(pixels, changed: changed) else { return }
    try writePending()
    pending = (try PNGPart(pixels, part.rect, request), starts.tick(of: nextFrame))
  }

  func writeFrame() throws(MovieError) { nextFrame += 1 }

  func finish() throws(MovieError) {
    try writePending()
    try file.write(PNGChunks.chunk("IEND", []))
    try file.write(head, at: 0)
  }

  private func writePending() throws(MovieError) {
    guard let (image, start) = pending else { return }
    var delay = max(1, starts.tick(of: nextFrame) - start)
    try write(image, delay: min(delay, Self.longestDelay))
    while delay > Self.longestDelay {
      delay -= Self.longestDelay
      // The same once more leaves everything as it is.
      try write(image, delay: min(delay, Self.longestDelay))
    }
    pending = nil
  }

  private func write(_ image: PNGPart, delay: Int) throws(MovieError) {
    let rect = image.rect
    // Stays afterwards; takes the place of what is there, alpha and all.
    var control = PNGChunks.word(sequence)
    for number in [rect.width, rect.height, rect.minX, rect.minY] {
      control += PNGChunks.word(number)
    }
    control += PNGChunks.shortWord(delay) + PNGChunks.shortWord(Self.ticks) + [0, 0]
    try file.write(PNGChunks.chunk("fcTL", control))
    sequence += 1
    for data in image.data {
      if pictureCount == 0 {
        try file.write(PNGChunks.chunk("IDAT", data))
      } else {
        try file.write(PNGChunks.chunk("fdAT", PNGChunks.word(sequence) + data))
        sequence += 1
      }
    }
    pictureCount += 1
  }
}

/// A part of an animated PNG's picture, compressed by FFmpeg.
private struct PNGPart {
  let rect: PixelRect
  /// The bodies of its data chunks.
  let data: [[UInt8]]

  init(_ pixels: PixelBuffer, _ rect: PixelRect, _ request: SinkRequest) throws(MovieError) {
    self.rect = rect
    let encoder = try VideoEncoder(
      EncoderSetup(
        codec: request.codec, pixelFormat: request.pixelFormat, size: rect.size,
        frameRate: 1000, options: [(name: "pred", value: "mixed")]))
    let picture = try VideoFrame(rect.size, request.pixelFormat)
    PNGPixels.copy(
      pixels, rect, to: try picture.packed, origin: (rect.minX, rect.minY),
      hasAlpha: request.pixelFormat.hasAlpha)
    picture.pointer.pointee.pts = 0
    var file: [UInt8] = []
    try encoder.encode(picture) { (packet) throws(MovieError) in file += packet.bytes }
    data = PNGChunks.all(in: file).filter { $0.name == "IDAT" }.map { Array($0.body) }
    guard !data.isEmpty else {
      throw .ffmpeg(
        call: "avcodec_receive_packet", code: showreel_averror_invaliddata, message: "not a PNG",
        log: nil)
    }
  }
}
